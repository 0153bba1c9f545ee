const wholeDigits = 5
const decimalDigits = 3
const separators = /[.,]/

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Formats digits as a meter shows them; the dot appears with the first decimal: `01234.5`. */
export function formatDigits(text: string): string {
  const digits = digitsOf(text).slice(0, wholeDigits + decimalDigits)
  return digits.length > wholeDigits ? `${digits.slice(0, wholeDigits)}.${digits.slice(wholeDigits)}` : digits
}

/**
 * Formats a typed reading, such as `1234,5` or `Index : 1 234,50 m³`, as the meter shows it: `01234.5`. Without a dot
 * or comma it only formats the digits, because it cannot tell which of them are decimals.
 */
export function formatReading(text: string): string {
  // Separators before the last one separate thousands.
  const separatorIndex = text.search(/[.,][^.,]*$/)
  const [before, after] =
    separatorIndex < 0 ? [text, ''] : [digitsOf(text.slice(0, separatorIndex)), digitsOf(text.slice(separatorIndex))]
  if (separatorIndex < 0 || before.length === 0 || before.length > wholeDigits) return formatDigits(text)
  return `${before.padStart(wholeDigits, '0')}.${after.slice(0, decimalDigits)}`
}

/** Formats the text after a key press. A dot typed before the fifth digit ends the whole number. */
export function typeIndex(text: string, before: string): string {
  const isEarly = separators.test(text) && !separators.test(before) && digitsOf(text).length <= wholeDigits
  return isEarly ? formatReading(text) : formatDigits(text)
}

/** The caret position in the formatted text after a number of digits. */
export const caretAfter = (digits: number, text: string): number =>
  Math.min(digits > wholeDigits ? digits + 1 : digits, text.length)
