import { formatNumber } from '../../format/formatNumber'

/** What parts thousands in a language. */
const groupSignOf = (locale: string): string => /\D/.exec(formatNumber(12_345, locale))?.[0] ?? ''

/**
 * What a person means by a number: with a comma or a point before the fraction, and blanks or points between thousands. A
 * lone sign is read as in the language of the page: `1.250` is more than a thousand in German, one and a quarter in French.
 */
export function parseNumber(text: string, locale: string): number | null {
  const bare = text.replaceAll(/[\s'’]/g, '')
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'))
  const separators = bare.replaceAll(/[^.,]/g, '')
  const sameTwice = separators.length > 1 && new Set(separators).size === 1
  const isGroup = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(bare) && separators === groupSignOf(locale)
  const plain =
    last < 0 || sameTwice || isGroup
      ? bare.replaceAll(/[.,]/g, '')
      : `${bare.slice(0, last).replaceAll(/[.,]/g, '')}.${bare.slice(last + 1)}`
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) && Number.isFinite(Number(plain)) ? Number(plain) : null
}
