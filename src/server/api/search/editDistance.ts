/** Longer words are not compared. */
const maxLength = 32

/** The last three rows of the table of distances, reused: comparing is what correcting a word takes most time for. */
const rows = [new Uint8Array(maxLength + 1), new Uint8Array(maxLength + 1), new Uint8Array(maxLength + 1)] as const

/**
 * How many letters differ between two words: inserted, left out, replaced, or exchanged with the next one. Infinity when they
 * are more than `max`.
 */
export function editDistance(one: string, other: string, max: number): number {
  const { length } = other
  if (Math.abs(one.length - length) > max || Math.max(one.length, length) > maxLength) return Number.POSITIVE_INFINITY
  let [before, last, row] = rows
  for (let j = 0; j <= length; j++) last[j] = j
  for (let i = 1; i <= one.length; i++) {
    row[0] = i
    let least = i
    for (let j = 1; j <= length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        cost = Math.min(cost, at(before, j - 2) + 1)
      }
      row[j] = cost
      if (cost < least) least = cost
    }
    if (least > max) return Number.POSITIVE_INFINITY
    ;[before, last, row] = [last, row, before]
  }
  const distance = at(last, length)
  return distance > max ? Number.POSITIVE_INFINITY : distance
}

const at = (row: Uint8Array, index: number): number => row[index] ?? maxLength

/** The letters of a folded word as bits: a cheap test before words are compared. */
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
