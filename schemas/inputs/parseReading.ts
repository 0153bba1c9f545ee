import { areThousands, decimalSignOf, withoutSpaces } from './numberValue'

/** The reading of a meter as somebody wrote it. `decimals` is undefined without a sign that tells which digits are decimals. */
type Reading = { whole: string; decimals: string | undefined }

/**
 * Parses a reading such as `1234,5` or `Index : 1.234,567 m³`; undefined if it is not exactly one number. A single point stands before
 * the decimals, as on the meter, and so does a single comma, unless the language of the page separates thousands by it.
 */
export function parseReading(text: string, locale: string): Reading | undefined {
  const [written, ...others] = text.replaceAll(/m\s?[3³]/gi, ' ').match(/\d[\d\s.,'’]*/g) ?? []
  if (written === undefined || others.length > 0) return undefined
  // A point at the end of a sentence.
  const number = withoutSpaces(written).replace(/([.,]\d+)[.,]$/, '$1')
  const signs = number.replaceAll(/\d/g, '')
  if (signs === '') return { whole: number, decimals: undefined }
  const parts = number.split(/[.,]/)
  const isSame = new Set(signs).size === 1
  const isGrouped = isSame && (signs.length > 1 || (signs === ',' && decimalSignOf(locale) === '.'))
  if (isGrouped && areThousands(parts)) return { whole: parts.join(''), decimals: '' }
  const groups = parts.slice(0, -1)
  const isOrdered = signs.length === 1 || (!isSame && new Set(signs.slice(0, -1)).size === 1 && areThousands(groups))
  return isOrdered ? { whole: groups.join(''), decimals: parts.at(-1) ?? '' } : undefined
}
