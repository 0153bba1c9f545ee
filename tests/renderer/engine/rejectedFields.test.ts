// @vitest-environment node
import { expect, it } from 'vitest'
import { rejectedFields } from '../../../renderer/engine/rejectedFields'

/** The rejected fields of a call that failed with an issue. */
const rejectedBy = (issue: object) =>
  rejectedFields({ status: 'failed', error: { body: { error: { code: 'invalid-body', issues: [issue] } } } })

it('names a file by the issue at its content', () => {
  const issue = { code: 'wrong-type', pointer: '/body/photo/file', received: 'plan.exe' }
  expect(rejectedBy(issue)).toEqual([{ name: 'photo', reason: { file: 'plan.exe' } }])
})

it('names a picture by the issue at the whole value', () => {
  const issue = { code: 'wrong-format', pointer: '/body/photo', received: 'plan.png' }
  expect(rejectedBy(issue)).toEqual([{ name: 'photo', reason: { picture: 'plan.png' } }])
})

it.each([
  ['wrong-type', 'incorrect'],
  ['missing-property', 'missing'],
  ['too-large', 'tooLarge'],
])('reports %s at a value as %s, even when the value is a string', (code, reason) => {
  expect(rejectedBy({ code, pointer: '/body/fields/email', received: 'moi' })).toEqual([{ name: 'email', reason }])
})

it.each([
  ['repeated', 'repeated'],
  ['links', 'links'],
  ['unserved-address', 'unserved'],
])('reports the failure %s as %s at its field', (code, reason) => {
  const issue = { code: 'wrong-value', pointer: '/body/address' }
  expect(rejectedFields({ status: 'failed', error: { body: { error: { code, issues: [issue] } } } })).toEqual([
    { name: 'address', reason },
  ])
})

it('reports the content of a file without a name as incorrect', () => {
  expect(rejectedBy({ code: 'wrong-type', pointer: '/body/photo/file' })).toEqual([
    { name: 'photo', reason: 'incorrect' },
  ])
})
