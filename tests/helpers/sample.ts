/** Whether the run tries every case of the large matrices, as `npm run test:all` does. */
export const isWhole = process.env.BEFFROI_TESTS === 'all'

/** How many random cases the everyday run tries of those that a whole run tries. */
export const runs = (whole: number): number => (isWhole ? whole : Math.ceil(whole / 4))

type Dimension<T> = (item: T) => string

/**
 * The cases of a large matrix that the everyday run tries; a whole run tries all of them. Any two values of two
 * dimensions that meet in one of the cases meet in one of the sample. The sample is the same in every run.
 */
export const sample = <T>(cases: readonly T[], dimensions: readonly Dimension<T>[]): readonly T[] =>
  isWhole ? cases : coverPairs(cases, dimensions)

/** Takes the cases that bring the most new pairs first, in rounds: all pairs new, then all but one, and so on. */
export function coverPairs<T>(cases: readonly T[], dimensions: readonly Dimension<T>[]): readonly T[] {
  const covered = new Set<string>()
  const chosen = new Set<T>()
  const candidates = shuffle(cases).map((item) => ({ item, pairs: pairsOf(dimensions.map((read) => read(item))) }))
  for (let wanted = (dimensions.length * (dimensions.length - 1)) / 2; wanted > 0; wanted--) {
    for (const { item, pairs } of candidates) {
      const fresh = pairs.filter((pair) => !covered.has(pair))
      if (fresh.length < wanted) continue
      chosen.add(item)
      for (const pair of fresh) covered.add(pair)
    }
  }
  return cases.filter((item) => chosen.has(item))
}

const pairsOf = (values: readonly string[]): string[] =>
  values.flatMap((first, index) =>
    values.slice(index + 1).map((second, offset) => JSON.stringify([index, first, index + 1 + offset, second])),
  )

/** The same order in every run, in which neighbours are no longer alike. Numbers of Park and Miller's generator. */
function shuffle<T>(items: readonly T[]): readonly T[] {
  let seed = 1
  return items
    .map((item) => {
      seed = (seed * 48_271) % 2_147_483_647
      return { item, rank: seed }
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}
