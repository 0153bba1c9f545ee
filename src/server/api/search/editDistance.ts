/**
 * How many letters differ between two words: inserted, left out, replaced, or exchanged with the next one. Infinity when they
 * are more than `max`.
 */
export function editDistance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return Number.POSITIVE_INFINITY
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        cost = Math.min(cost, at(before, j - 2) + 1)
      }
      row.push(cost)
      if (cost < least) least = cost
    }
    if (least > max) return Number.POSITIVE_INFINITY
    before = last
    last = row
  }
  const distance = at(last, other.length)
  return distance > max ? Number.POSITIVE_INFINITY : distance
}

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY
