/** A seeded generator of pseudo-random numbers (mulberry32). */
export function createRandom(seed: number): { below(limit: number): number; chance(share: number): boolean } {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { below: (limit) => Math.floor(next() * limit), chance: (share) => next() < share }
}

export type Random = ReturnType<typeof createRandom>
