import { describe, expect, it } from 'vitest'
import { locales, validate } from '../../schemas/index'
import { matches } from '../../schemas/inputs/pattern/matches'
import { lint } from '../../schemas/lint'
import { correctPunctuation } from '../../schemas/lint/rules/wrongPunctuation'
import { growthOf, mostLinear } from '../helpers/growthOf'
import { largeDocuments } from './largeDocuments'
import { someContext } from './lintFixtures'

describe('the time of a check grows with the size of the document, no faster', () => {
  it.each(largeDocuments)('for a quarter of $what', ({ build, count }) => {
    const prepare = (size: number) => {
      const document = build(size)
      return () => void validate(document)
    }
    expect(growthOf(prepare, count / 4)).toBeLessThan(mostLinear)
  })
})

describe('the time of scanning HTML grows with its length, no faster', () => {
  it.each(['<', '</', '<a', '<a href="', '<!--', '<p', '<p a', '<p a=', '&', '<b>', '</b>', '<table>', '"', ' !', '«'])(
    'of nothing but %s',
    (piece) => {
      const prepare = (size: number) => {
        const block = { type: 'rich-text', data: { html: piece.repeat(size) } }
        return () => void lint(block, 'block', someContext)
      }
      expect(growthOf(prepare, 60_000)).toBeLessThan(mostLinear)
    },
  )
})

describe('the time of correcting punctuation grows with the length of the text, no faster', () => {
  it.each(locales)('in %s', (locale) => {
    for (const start of ['«', '„', ' "', 'a']) {
      for (const piece of [' ', '!', 'a ', ' !', '"', '...']) {
        const prepare = (size: number) => () => void correctPunctuation(start + piece.repeat(size), locale)
        expect(growthOf(prepare, 3000), `${start}${piece}…`).toBeLessThan(mostLinear)
      }
    }
  })
})

describe('the time of matching grows with a text made to hang it, no faster', () => {
  it.each([
    '^(a+)+$',
    '^(a|a)*$',
    '(a*)*b',
    '^(.*a){20}$',
    '(x+x+)+y',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '^(?=(a+)+b)a*c$',
  ])('for %s', (pattern) => {
    for (const letter of ['a', 'x']) {
      const prepare = (size: number) => () => void matches(pattern, `${letter.repeat(size)}!`)
      expect(growthOf(prepare, 9000), letter).toBeLessThan(mostLinear)
    }
  })
})
