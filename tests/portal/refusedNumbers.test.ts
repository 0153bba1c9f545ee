import { expect, it } from 'vitest'
import { fillIn } from '../../src/portal/forms/refusedForm'

const field = { name: 'volume', label: 'Volume', inputType: 'number' } as const

it.each([
  ['fr', '1.234,50', 1234.5],
  ['fr', '1,5', 1.5],
  ['en', '1,234.50', 1234.5],
] as const)('a refused form shows the number again that was typed in %s: %s', (locale, typed, value) => {
  expect(fillIn([field], { volume: typed }, locale)).toEqual([{ ...field, value }])
})
