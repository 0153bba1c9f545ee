import { parseReading } from '../../../schemas/inputs/parseReading'

const wholeDigits = 5
const decimalDigits = 3
const allDigits = wholeDigits + decimalDigits
const separators = /[.,]/

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Formats digits as a meter shows them; the dot appears with the first decimal: `01234.5`. */
export function formatDigits(text: string): string {
  const digits = digitsOf(text).slice(0, allDigits)
  return digits.length > wholeDigits ? `${digits.slice(0, wholeDigits)}.${digits.slice(wholeDigits)}` : digits
}

/**
 * Formats a whole reading, such as `1234,5` or `Index : 1 234,50 m³`, as the meter shows it: `01234.5`. Without a dot or comma it only
 * formats the digits, because it cannot tell which of them are decimals. Returns undefined for what the meter cannot show.
 */
export function formatReading(text: string, locale: string): string | undefined {
  const reading = parseReading(text, locale)
  if (!reading) return undefined
  const { whole, decimals } = reading
  if (decimals === undefined) return whole.length <= allDigits ? formatDigits(whole) : undefined
  const digits = whole.replace(/^0+/, '').padStart(wholeDigits, '0')
  return digits.length === wholeDigits ? `${digits}.${decimals.slice(0, decimalDigits)}` : undefined
}

/** Formats the text after a key press. The first dot, typed before the fifth digit, ends the whole number. */
export function typeIndex(text: string, before: string, locale: string): string {
  const isFirstDot = separators.test(text) && !separators.test(before)
  return isFirstDot ? (formatReading(text, locale) ?? before) : formatDigits(text)
}

/** Formats the text after it was replaced, as by a paste. Keeps the text of before when the meter cannot show the new one. */
export const replaceIndex = (text: string, before: string, locale: string): string =>
  text === '' ? '' : (formatReading(text, locale) ?? before)

/** The caret position in the formatted text after a number of digits. */
export const caretAfter = (digits: number, text: string): number =>
  Math.min(digits > wholeDigits ? digits + 1 : digits, text.length)
