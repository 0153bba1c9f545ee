import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '../../../schemas'
import { parseNumber } from '../../../schemas/inputs/numberValue'

describe('a typed number', () => {
  it.each([
    ['fr', '1.234', 1234],
    ['nl', '1.234', 1234],
    ['de', '1.234', 1234],
    ['en', '1.234', 1.234],
    ['fr', '1,234', 1.234],
    ['en', '1,234', 1234],
    ['fr', '1.234,50', 1234.5],
    ['en', '1,234.50', 1234.5],
    ['de', '-12.345.678,9', -12_345_678.9],
    ['fr', '1\u202f234,5', 1234.5],
    ['de', "1'234,5", 1234.5],
    ['fr', '1.5', 1.5],
    ['en', '1,5', 1.5],
    ['fr', '0.125', 0.125],
    ['fr', ',5', 0.5],
    ['fr', '5,', 5],
  ])('in %s %s is %d', (locale, typed, value) => expect(parseNumber(typed, locale)).toBe(value))

  it.each(['', ' ', '-', ',', '1.2.3', '1,2,3', '1.23,4.5', '12.34.567', '1e3', '0x10', '12 kg', 'NaN'])(
    '%j is none',
    (typed) => {
      for (const locale of locales) expect(parseNumber(typed, locale)).toBeNull()
    },
  )

  it('is the number that its language writes', () => {
    const numbers = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 })
    fc.assert(
      fc.property(numbers, fc.constantFrom(...locales), (number, locale) => {
        const rounded = Number(number.toFixed(2))
        const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(rounded)
        expect(parseNumber(written, locale)).toBe(rounded)
      }),
    )
  })
})
