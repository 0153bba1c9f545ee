import { describe, expect, it } from 'vitest'
import { locales } from '../../../schemas'
import { collectionTexts } from '../../../src/server/api/collections/collectionTexts'
import { createTexts, type Messages } from '../../../src/server/texts/createTexts'

const files = import.meta.glob<Messages>('../../../src/server/api/collections/texts/*.json', {
  eager: true,
  query: '?messages',
  import: 'default',
})

describe('a text of the server', () => {
  const texts = createTexts<string>(files)

  it('without arguments is its message', () => {
    expect(texts('de')('blood.title')).toBe('Blutspenden')
  })

  it('has the values of its arguments, braces in them included', () => {
    expect(texts('en')('directions', { place: '{place} <b>' })).toBe('Directions to {place} <b>')
  })

  it.each([
    ['fr', 'Aucun parking à vélo dans un rayon de 1\u202f500,5 km'],
    ['en', 'No bicycle parking within 1,500.5 km'],
  ] as const)('writes a number as its language does: %s', (locale, expected) => {
    expect(texts(locale)('bike.empty', { radius: 1500.5 })).toBe(expected)
  })

  it('isolates a value from right to left, so that the text around it keeps its order', () => {
    expect(texts('en')('directions', { place: 'מוזיאון' })).toBe('Directions to \u2068מוזיאון\u2069')
  })

  it('throws without its message or the value of an argument', () => {
    expect(() => texts('nl')('blood.other')).toThrow('There is no text "blood.other" in the language "nl".')
    expect(() => texts('nl')('directions')).toThrow('place')
  })

  it('is the same function at each call', () => {
    expect(texts('fr')).toBe(texts('fr'))
  })
})

it.each(locales)('one bicycle has one place in %s, and none or 1500 have several', (locale) => {
  const write = (count: number) => collectionTexts(locale)('bike.places', { count })
  const [none, one, many] = [write(0), write(1), write(1500)]
  expect(one).toMatch(/^1 \p{L}+$/u)
  expect([none.slice(0, 2), many.slice(0, 6)]).toEqual([
    '0 ',
    `${new Intl.NumberFormat(locale).format(1500)} `.slice(0, 6),
  ])
  expect(none.slice(2)).toBe(many.slice(6))
  expect(none.slice(2)).not.toBe(one.slice(2))
})
