/** A set of code points: ranges from-to, in order, apart from each other. */
export type CodePoints = readonly (readonly [from: number, to: number])[]

/** Whatever a text may hold. Halves of surrogate pairs are no characters of their own. */
export const anyCodePoint: CodePoints = [
  [0, 0xd7ff],
  [0xe000, 0x10ffff],
]

export function unite(...sets: readonly CodePoints[]): CodePoints {
  const sorted = sets.flat().sort(([a], [b]) => a - b)
  const ranges: [number, number][] = []
  for (const [from, to] of sorted) {
    const last = ranges.at(-1)
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to)
    else ranges.push([from, to])
  }
  return ranges
}

/** Everything that is not in the set. */
export function invert(set: CodePoints): CodePoints {
  const ranges: [number, number][] = []
  for (const [least, greatest] of anyCodePoint) {
    let next = least
    for (const [from, to] of unite(set)) {
      if (to < least || from > greatest) continue
      if (from > next) ranges.push([next, from - 1])
      next = Math.max(next, to + 1)
    }
    if (next <= greatest) ranges.push([next, greatest])
  }
  return ranges
}

export const has = (set: CodePoints, code: number): boolean => set.some(([from, to]) => code >= from && code <= to)

const preferred = [...'a0A -/.:@+#_éB1'].map((character) => character.codePointAt(0) ?? 0)

/**
 * One code point for each way of being in some of the sets and not in others: what a pattern made of these sets can tell
 * apart. Characters that people read come first.
 */
export function representatives(sets: readonly CodePoints[]): number[] {
  const edges = new Set([0, 33, 127, 160, 0xe000])
  for (const [from, to] of sets.flat()) edges.add(from).add(to + 1)
  const found = new Map<string, number>()
  for (const code of [...preferred, ...[...edges].sort((a, b) => rank(a) - rank(b))]) {
    if (!has(anyCodePoint, code)) continue
    const signature = sets.map((set) => (has(set, code) ? '1' : '0')).join('')
    if (!found.has(signature)) found.set(signature, code)
  }
  return [...found.values()]
}

/** Control characters last. */
const rank = (code: number): number => (code < 33 || (code >= 127 && code < 160) ? code + 0x200000 : code)
