/** Creates a pseudo-random number generator with a seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    /** Returns an integer from 0 to below the limit. */
    below,
    chance: (share: number): boolean => next() < share,
    /** Returns a random element of a list. Throws for an empty list. */
    pick<T>(list: readonly T[]): T {
      const picked = list[below(list.length)]
      if (picked === undefined) throw new Error('There is nothing to pick from.')
      return picked
    },
  }
}

export type Random = ReturnType<typeof createRandom>
