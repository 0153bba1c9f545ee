/** What a person means by a number: with a comma or a point before the fraction, and blanks or points between thousands. */
export function parseNumber(text: string): number | null {
  const bare = text.replaceAll(/[\s'’]/g, '')
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'))
  const separators = bare.replaceAll(/[^.,]/g, '')
  const sameTwice = separators.length > 1 && new Set(separators).size === 1
  const plain =
    last < 0 || sameTwice
      ? bare.replaceAll(/[.,]/g, '')
      : `${bare.slice(0, last).replaceAll(/[.,]/g, '')}.${bare.slice(last + 1)}`
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) && Number.isFinite(Number(plain)) ? Number(plain) : null
}
