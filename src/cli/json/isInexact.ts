/** Significant digits that tell any two numbers of 64 bits apart. */
const digits = 17

/**
 * Whether a number of JSON is not kept as written: a whole number that changes, a fraction that changes within 17 digits,
 * one that becomes infinite or nothing.
 */
export function isInexact(literal: string): boolean {
  const value = Number(literal)
  if (!Number.isFinite(value)) return true
  if (/^-?\d+$/.test(literal)) return BigInt(literal) !== BigInt(value) && String(value) !== literal
  const written = significant(literal)
  if (value === 0) return written !== ''
  const length = Math.min(digits, Math.max(1, written.length))
  return significant(value.toPrecision(length)) !== round(written, length)
}

/** The digits of a number without its sign, point, exponent and the zeros around them. */
function significant(literal: string): string {
  const [mantissa = ''] = literal.split(/e/i)
  return mantissa.replace(/[-.]/g, '').replace(/^0+|0+$/g, '')
}

function round(written: string, length: number): string {
  if (written.length <= length) return written
  const kept = BigInt(written.slice(0, length)) + (written.charCodeAt(length) >= 53 ? 1n : 0n)
  return String(kept).replace(/0+$/, '')
}
