const factor = 16
/** Short work is repeated, as a run of it may be disturbed. */
const leastRepeats = 2
const mostRepeats = 8
const enoughMs = 40

/** Shorter times are noise, in ms. */
const noiseMs = 1

/** Between 16, where time grows with the size, and 256, where it grows with its square. */
export const mostLinear = 64

/** Other work on the machine can make a whole round slower: its caches, and the threads that collect garbage. */
const mostRounds = 4

/**
 * How many times as much processor time the work takes when there is sixteen times as much to do: some 16 where time grows with the
 * size, some 256 where it grows with its square. A busy machine hardly changes it: a growth over `mostLinear` is measured again, and
 * the least times of all rounds count. `prepare` makes the work of a size.
 */
export function growthOf(prepare: (size: number) => () => void, size: number): number {
  const [few, many] = [prepare(Math.ceil(size / factor)), prepare(size)]
  few()
  let [least, most] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < mostRounds; round++) {
    least = Math.min(least, leastTime(few))
    most = Math.min(most, leastTime(many))
    if (growth(least, most) < mostLinear) break
  }
  return growth(least, most)
}

const growth = (least: number, most: number): number => most / Math.max(noiseMs, least)

/** The least processor time of a few runs, in ms. */
function leastTime(work: () => void): number {
  let least = Number.POSITIVE_INFINITY
  let sum = 0
  for (let run = 0; run < leastRepeats || (run < mostRepeats && sum < enoughMs); run++) {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    const time = (user + system) / 1000
    least = Math.min(least, time)
    sum += time
  }
  return least
}
