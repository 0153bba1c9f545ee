import { expect, it } from 'vitest'
import { problemOf } from '../../../src/portal/services/connectors/parts/useFrameHealth'

const late = { isLoaded: true, isHeard: false, reports: false, state: undefined } as const

it.each([
  ['works silently', {}, undefined],
  ['works, as its server does', { state: 'answers' }, undefined],
  ['is loading', { isLoaded: false }, 'slow'],
  ['is loading from a server that works', { isLoaded: false, state: 'answers' }, 'slow'],
  ['is loading from a server that is silent', { isLoaded: false, state: 'silent' }, 'unreached'],
  ['may be an error page of the browser', { state: 'silent' }, 'unreached'],
  ['is the error page of its server', { state: 'fails' }, 'broken'],
  ['does not report as it promised', { reports: true }, 'broken'],
  ['reports, whatever its server says', { isHeard: true, reports: true, state: 'silent' }, undefined],
] as const)('a page that %s', (_, facts, problem) => {
  expect(problemOf({ ...late, ...facts })).toBe(problem)
})
