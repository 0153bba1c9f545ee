/** Longer words have an infinite distance. */
const maxLength = 32

/** The last three rows of the distance table, reused because comparing takes most of the time of a correction. */
const rows = [new Uint8Array(maxLength + 1), new Uint8Array(maxLength + 1), new Uint8Array(maxLength + 1)] as const

/**
 * Returns the Damerau-Levenshtein distance of two words (optimal string alignment); Infinity when it exceeds `max`.
 */
export function editDistance(one: string, other: string, max: number): number {
  const { length } = other
  if (Math.abs(one.length - length) > max || Math.max(one.length, length) > maxLength) return Number.POSITIVE_INFINITY
  let [beforePrevious, previous, row] = rows
  for (let j = 0; j <= length; j++) previous[j] = j
  for (let i = 1; i <= one.length; i++) {
    row[0] = i
    let smallest = i
    for (let j = 1; j <= length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let cost = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        cost = Math.min(cost, at(beforePrevious, j - 2) + 1)
      }
      row[j] = cost
      if (cost < smallest) smallest = cost
    }
    if (smallest > max) return Number.POSITIVE_INFINITY
    ;[beforePrevious, previous, row] = [previous, row, beforePrevious]
  }
  const distance = at(previous, length)
  return distance > max ? Number.POSITIVE_INFINITY : distance
}

const at = (row: Uint8Array, index: number): number => row[index] ?? maxLength

/** Returns the set of letters of a folded word as bits, which exclude distant words cheaply. */
export function letterBits(word: string): number {
  let bits = 0
  for (let index = 0; index < word.length; index++) {
    const code = word.charCodeAt(index)
    bits |= 1 << (code >= 97 ? code - 97 : 26)
  }
  return bits
}

export function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
