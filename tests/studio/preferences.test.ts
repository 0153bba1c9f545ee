import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { emptied } from '../../src/studio/preview/answerAs'
import { forceCondition } from '../../src/studio/preview/forceCondition'
import { highContrastStyle } from '../../src/studio/preview/highContrastStyle'
import { root } from '../helpers/fixtures'

const always = '(min-width: 0px)'
const never = '(max-width: 0px)'

describe('a media condition', () => {
  const forced = { scheme: 'dark', motion: 'reduced', contrast: 'high' } as const
  const device = { scheme: 'light', motion: 'device', contrast: 'device' } as const
  it.each([
    ['(prefers-color-scheme: dark)', forced, always],
    ['(prefers-color-scheme: dark)', device, never],
    ['(prefers-reduced-motion: reduce)', forced, always],
    ['(prefers-reduced-motion)', forced, always],
    ['(prefers-reduced-motion: no-preference)', forced, never],
    ['(prefers-reduced-motion: reduce)', device, '(prefers-reduced-motion: reduce)'],
    ['(forced-colors: active)', forced, always],
    ['not (forced-colors:active)', forced, `not ${always}`],
    ['(forced-colors: none)', forced, never],
    ['(forced-colors: active)', device, '(forced-colors: active)'],
    ['(prefers-contrast: more)', forced, always],
    ['(prefers-contrast: less)', forced, never],
    [
      'screen and (min-width: 40em) and (prefers-color-scheme: light)',
      forced,
      `screen and (min-width: 40em) and ${never}`,
    ],
    ['print', forced, 'print'],
  ])('%s with %j is %s', (condition, preferences, result) => {
    expect(forceCondition(condition, preferences)).toBe(result)
  })
})

it('a high contrast gives every colour of a theme that of the system', () => {
  const styleOf = (name: string) => readFileSync(join(root, 'renderer/themes', name), 'utf8')
  const colors = new Set(styleOf('base.css').match(/--color-[a-z-]+(?=:)/g))
  const [, forcedRules = ''] = styleOf('system.css').split('@media (forced-colors: active)')
  const replaced = `${forcedRules} ${highContrastStyle}`
  expect(colors.size).toBeGreaterThan(15)
  expect([...colors].filter((color) => !replaced.includes(`${color}: `))).toEqual([])
})

it('an empty answer has the shape of the full one', () => {
  const answer = { data: { items: [{ a: 1 }], total: 7, title: 'x' }, list: ['a'], none: null }
  expect(emptied(answer)).toEqual({ data: { items: [], total: 0, title: 'x' }, list: [], none: null })
  expect(emptied([1])).toEqual([])
})
