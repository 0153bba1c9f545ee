import { expect, it } from 'vitest'
import { parseForm } from '../../../../src/server/api/submissions/parseForm'

const inputs = [
  { name: 'volume', label: 'Volume', inputType: 'number' },
  { name: 'depth', label: 'Profondeur', inputType: 'slider', min: 1, max: 9, step: 0.001 },
  { name: 'meter', label: 'Index', inputType: 'index' },
] as const

const parse = (locale: 'fr' | 'en', values: object) =>
  parseForm({ inputs }, { ...values }, { now: new Date('2027-03-10T09:00:00Z'), timeZone: 'Europe/Brussels', locale })

it.each([
  ['fr', { volume: '1.234,50', meter: '1.234,5' }, { volume: 1234.5, meter: '01234.500' }],
  ['fr', { volume: '1.234', meter: '1234.567' }, { volume: 1234, meter: '01234.567' }],
  ['en', { volume: '1,234.50', meter: '1,234.5' }, { volume: 1234.5, meter: '01234.500' }],
  ['en', { volume: '1.234' }, { volume: 1.234 }],
  ['fr', { volume: 1.234 }, { volume: 1.234 }],
] as const)('a posted number is read as on its page: %s %j', (locale, typed, stored) => {
  expect(parse(locale, typed)).toEqual(stored)
})

it('the value of a slider, which nobody types, is in the notation of HTML', () => {
  expect(parse('fr', { depth: '1.234' })).toEqual({ depth: 1.234 })
})

it.each([{ volume: '1.2.3' }, { meter: '1.234.567' }, { meter: '123456.789' }])('refuses %j', (typed) => {
  expect(() => parse('fr', typed)).toThrow()
})
