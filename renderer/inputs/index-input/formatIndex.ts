const whole = 5
const decimals = 3
const separators = /[.,]/

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Digits as a meter shows them, with the dot as soon as something stands after it: `01234.5`. */
export function formatDigits(text: string): string {
  const digits = digitsOf(text).slice(0, whole + decimals)
  return digits.length > whole ? `${digits.slice(0, whole)}.${digits.slice(whole)}` : digits
}

/**
 * A reading written as people write it, `1234,5` or `Index : 1 234,50 m³`, as the meter shows it, `01234.500`. Without a dot
 * or comma it is what the digits are: nobody can tell where the last ones belong.
 */
export function formatReading(text: string): string {
  // The last separator counts: the ones before it part thousands.
  const at = text.search(/[.,][^.,]*$/)
  const [before, after] = at < 0 ? [text, ''] : [digitsOf(text.slice(0, at)), digitsOf(text.slice(at))]
  if (at < 0 || before.length === 0 || before.length > whole) return formatDigits(text)
  return `${before.padStart(whole, '0')}.${after.slice(0, decimals)}`
}

/** What the text of the field becomes after a key: a dot typed early ends the whole number. */
export function typeIndex(text: string, before: string): string {
  const isEarly = separators.test(text) && !separators.test(before) && digitsOf(text).length <= whole
  return isEarly ? formatReading(text) : formatDigits(text)
}

/** Where the caret stands in the formatted text when so many digits are before it. */
export const caretAfter = (digits: number, text: string): number =>
  Math.min(digits > whole ? digits + 1 : digits, text.length)
