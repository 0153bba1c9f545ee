const whole = 5
const decimals = 3
const separators = /[.,]/

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Formats digits as a meter shows them; the dot appears with the first decimal: `01234.5`. */
export function formatDigits(text: string): string {
  const digits = digitsOf(text).slice(0, whole + decimals)
  return digits.length > whole ? `${digits.slice(0, whole)}.${digits.slice(whole)}` : digits
}

/**
 * Formats a reading as people write it, such as `1234,5` or `Index : 1 234,50 m³`, as the meter shows it: `01234.5`. Without
 * a dot or comma it only formats the digits, as it cannot know which of them are decimals.
 */
export function formatReading(text: string): string {
  // Separators before the last one separate thousands.
  const at = text.search(/[.,][^.,]*$/)
  const [before, after] = at < 0 ? [text, ''] : [digitsOf(text.slice(0, at)), digitsOf(text.slice(at))]
  if (at < 0 || before.length === 0 || before.length > whole) return formatDigits(text)
  return `${before.padStart(whole, '0')}.${after.slice(0, decimals)}`
}

/** Formats the text after a key press. A dot typed before the fifth digit ends the whole number. */
export function typeIndex(text: string, before: string): string {
  const isEarly = separators.test(text) && !separators.test(before) && digitsOf(text).length <= whole
  return isEarly ? formatReading(text) : formatDigits(text)
}

/** Position of the caret in the formatted text that has `digits` digits before it. */
export const caretAfter = (digits: number, text: string): number =>
  Math.min(digits > whole ? digits + 1 : digits, text.length)
