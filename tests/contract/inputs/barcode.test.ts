import { describe, expect, it } from 'vitest'
import { checkField } from '../../../schemas/inputs/checkField'

const now = new Date('2027-03-01T09:00:00Z')

/** The rule that a text breaks in a field whose `regexp` names a rule of bar codes. */
const wrong = (regexp: string, value: string) =>
  checkField({ name: 'number', label: 'Numéro', inputType: 'text', regexp }, value, now)?.key

describe('the digits of a bar code', () => {
  it.each([
    ['ean-13', '4006381333931'],
    ['ean-13', '4 006381 333931'],
    ['ean-13', '5901234-123457'],
    ['ean-13', '0000000000000'],
    ['ean-8', '96385074'],
    ['ean-8', '9638 5074'],
  ])('of %s may be %s', (regexp, value) => {
    expect(wrong(regexp, value)).toBeUndefined()
  })
  it.each([
    ['ean-13', '400638133393', 'error.invalid.barcodeLength'],
    ['ean-13', '40063813339311', 'error.invalid.barcodeLength'],
    ['ean-13', '400638133393O', 'error.invalid.barcodeLength'],
    ['ean-13', '4006381333932', 'error.invalid.checkDigit'],
    ['ean-13', '4006383133931', 'error.invalid.checkDigit'],
    ['ean-8', '4006381333931', 'error.invalid.barcodeLength'],
    ['ean-8', '96385075', 'error.invalid.checkDigit'],
  ])('of %s may not be %s', (regexp, value, rule) => {
    expect(wrong(regexp, value)).toBe(rule)
  })
})
