/** Control characters except tabs and line ends, direction overrides, and lone surrogates. */
const unwanted = /(?![\t\n])[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** Returns a resident's text without invisible characters that change how the rest is displayed. */
export const cleanText = (text: string): string =>
  text.replaceAll('\r\n', '\n').normalize('NFC').replace(unwanted, '').trim()

/** Cleans the strings of a value at any depth. */
export function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(cleanTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cleanTexts(each)]))
}
