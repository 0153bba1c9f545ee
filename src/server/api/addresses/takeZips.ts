import type { TokenReader } from './TokenReader'

/** Codes of countries that people write before a postal code, as in `B-4679`. */
const countryCodes = new Set(['b', 'be', 'bel', 'l', 'lu', 'f', 'fr', 'd', 'de', 'nl'])

/**
 * Takes postal codes and returns those of `zips`, the town's own. A code of another town stands behind a country's code or has five
 * digits. Four other digits may also be a house number, and stay.
 */
export function takeZips(reader: TokenReader, zips: ReadonlySet<string>): string[] {
  const found: string[] = []
  for (let index = 0; index < reader.length; index++) {
    const number = reader.number(index)
    if (number === undefined || number.length < 4) continue
    const start = hasCountryCode(reader, index) ? index - 1 : index
    if (zips.has(number)) found.push(number)
    if (zips.has(number) || start < index || number.length > 4) reader.take(start, index + 1)
  }
  return found
}

function hasCountryCode(reader: TokenReader, index: number): boolean {
  const code = reader.word(index - 1)
  const separator = reader.at(index)?.before ?? ''
  if (code === undefined || !countryCodes.has(code) || !/^\s?-?\s?$/.test(separator)) return false
  // The letter of `12b 4679` and `12 b 4679` belongs to the house number.
  const before = reader.at(index - 1)?.before
  const isSuffix = reader.number(index - 2) !== undefined && (before === '' || (before === ' ' && separator === ' '))
  return !isSuffix && (code.startsWith('b') || separator !== ' ')
}
