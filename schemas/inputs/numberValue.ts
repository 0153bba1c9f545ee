/** The sign before the fraction of a number in a language: a comma, or a point as in English. */
export const decimalSignOf = (locale: string): ',' | '.' =>
  new Intl.NumberFormat(locale).format(0.5).includes('.') ? '.' : ','

/** Whether digits are in groups of three: `1`, `234` and `567`. */
export const areThousands = ([first = '', ...others]: readonly string[]): boolean =>
  /^[1-9]\d{0,2}$/.test(first) && others.every((group) => /^\d{3}$/.test(group))

/** Spaces and apostrophes, which separate thousands in every language. */
export const withoutSpaces = (text: string): string => text.replaceAll(/[\s'’]/g, '')

/**
 * Parses a number that somebody typed on a page in a language; null if it is not one. `1.234` is 1234 where a comma stands before the
 * fraction, and 1.234 in English. Where that makes no number, as in `1.5`, the signs count as those of the other languages.
 */
export function parseNumber(text: string, locale: string): number | null {
  const [, sign = '', digits = ''] = /^([+-]?)([\d.,]*\d[\d.,]*)$/.exec(withoutSpaces(text)) ?? []
  const decimal = decimalSignOf(locale)
  const other = decimal === ',' ? '.' : ','
  const plain = readDigits(digits, decimal, other) ?? readDigits(digits, other, decimal)
  const value = plain === undefined ? Number.NaN : Number(`${sign}${plain}`)
  return Number.isFinite(value) ? value : null
}

/** The digits with a point before the fraction; undefined if the signs do not stand where they belong. */
function readDigits(text: string, decimal: string, group: string): string | undefined {
  const [whole = '', fraction = '', ...more] = text.split(decimal)
  const groups = whole.split(group)
  const isNumber = more.length === 0 && !fraction.includes(group) && (groups.length === 1 || areThousands(groups))
  return text !== '' && isNumber ? `${groups.join('')}.${fraction}` : undefined
}
