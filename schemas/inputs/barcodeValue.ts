import type { BrokenRule } from './FormField'

/** How many digits the bar codes have that a field's `regexp` may name. */
const digitsByRule = new Map([
  ['ean-13', 13],
  ['ean-8', 8],
])

/** The number of digits that a rule for bar codes asks for; undefined for any other `regexp`. */
export const digitsOf = (regexp: string): number | undefined => digitsByRule.get(regexp)

/** The digits of a bar code as they are written below it, without the spaces between their groups. */
export const bareDigits = (text: string): string => text.replaceAll(/[\s-]/gu, '')

/** Checks the digits of a bar code and its check digit (GS1: weights 3 and 1 from the right, a sum that ends in 0). */
export function checkBarcode(text: string, count: number): BrokenRule | undefined {
  const digits = bareDigits(text)
  if (!/^\d+$/.test(digits) || digits.length !== count) {
    return { key: 'error.invalid.barcodeLength', values: { digits: count } }
  }
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * ((count - index) % 2 === 0 ? 3 : 1),
    0,
  )
  return sum % 10 === 0 ? undefined : { key: 'error.invalid.checkDigit' }
}
