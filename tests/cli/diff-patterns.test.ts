import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findText } from '../../src/cli/diff/patterns/findText'
import { schemasWith } from '../helpers/cli/schemaVersions'

/** Every pattern of the contract. */
function patternsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) =>
    key === 'pattern' && typeof member === 'string' ? [member] : patternsIn(member),
  )
}

const patterns = [...new Set(patternsIn(schemasWith()))]
const takes = (pattern: string, text: string): boolean => new RegExp(pattern, 'u').test(text)

describe('the texts of a pattern', () => {
  it.each(patterns)('%s has some, lacks some, and is no other than itself', (pattern) => {
    const [taken, refused] = [findText({ matches: [pattern] }), findText({ avoids: [pattern] })]
    expect(takes(pattern, taken ?? '')).toBe(true)
    expect(takes(pattern, refused ?? '')).toBe(false)
    expect(findText({ matches: [pattern], avoids: [pattern] })).toBeNull()
  })

  it.each([
    ['^[0-9]+$', '^\\d\\d*$', null],
    ['^\\d{2,4}$', '^\\d{3}$', 'two or four digits'],
    ['^(?!ab)[a-z]{2}$', '^[a-z]{2}$', null],
    ['^[a-z]{2}$', '^(?!ab)[a-z]{2}$', 'ab'],
    ['^(?=.{3}$)a*b*$', '^a*b*$', null],
    ['abc', 'b', null],
    ['b', '^b', 'something before it'],
    ['^(?:#[0-9a-f]{3}){1,2}$', '^(?:#[0-9a-f]{3}|#[0-9a-f]{3}#[0-9a-f]{3})$', null],
    ['^[^a]$', '^[b-z]$', 'any other character'],
    ['^\\p{Lu}$', '^\\p{L}$', null],
    ['^.$', '^[^\\n\\r\\u2028\\u2029]$', null],
    ['^\\u{1F600}$', '^\\ud83d\\ude00$', null],
    ['^(?<year>\\d{4})-x??$', '^[0-9]{4}-x?$', null],
  ])('%s against %s: %s', (one, other, difference) => {
    const text = findText({ matches: [one], avoids: [other] })
    if (difference === null) expect(text).toBeNull()
    else expect([takes(one, text ?? ''), takes(other, text ?? '')]).toEqual([true, false])
  })

  it('are at least and at most as long as wished', () => {
    expect(findText({ matches: ['^a+$'], least: 7 })).toBe('aaaaaaa')
    expect(findText({ matches: ['^(?:ab)+$'], least: 3, most: 3 })).toBeNull()
    expect(findText({ matches: ['^\u{1F600}*$'], least: 2 })).toBe('\u{1F600}\u{1F600}')
  })

  it.each(['^(a)\\1$', '\\bword\\b', '(?<=a)b', '(?:^a|b)*'])(
    '%s is beyond what is decided, and told so',
    (pattern) => {
      expect(findText({ matches: [pattern] })).toBeUndefined()
    },
  )

  it.each([
    ['^(?:.{0,50}a.{0,50}){0,50}$', '^(?:.{0,50}a.{0,50}){0,49}$'],
    ['^(?:[ab]*a[ab]{20})$', '^(?:[ab]*a[ab]{20}|x)$'],
    [`${'('.repeat(20_000)}a${')'.repeat(20_000)}`, 'b'],
  ])('%s gives up in time', (one, other) => {
    const text = findText({ matches: [one], avoids: [other] })
    if (typeof text === 'string') expect([takes(one, text), takes(other, text)]).toEqual([true, false])
  })
})

describe('any two patterns', () => {
  const atom = fc.constantFrom(
    'a',
    'b',
    '[ab]',
    '[^a]',
    '.',
    '\\d',
    '(?:ab)',
    '(?:a|bb)',
    '(?:a?b)',
    '(?=a)',
    '(?!b)',
    '',
  )
  const piece = fc
    .tuple(atom, fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,2}'))
    .map(([part, count]) => (/^$|^\(\?[=!]/.test(part) ? part : part + count))
  const body = fc.array(piece, { maxLength: 4 }).map((parts) => parts.join(''))
  const pattern = fc
    .tuple(
      fc.constantFrom('^', ''),
      fc.oneof(
        body,
        fc.tuple(body, body).map(([one, other]) => `(?:${one}|${other})`),
      ),
      fc.constantFrom('$', ''),
    )
    .map((parts) => parts.join(''))
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '1', ' '), maxLength: 6 })

  it('differ by the text that is found, and by none where none is', () => {
    fc.assert(
      fc.property(pattern, pattern, fc.array(text, { minLength: 30, maxLength: 30 }), (one, other, texts) => {
        const found = findText({ matches: [one], avoids: [other] })
        if (typeof found === 'string') expect([takes(one, found), takes(other, found)]).toEqual([true, false])
        else if (found === null) for (const each of texts) expect(takes(one, each) && !takes(other, each)).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })
})
