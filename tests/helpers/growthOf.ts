const factor = 8
/** Short work is repeated, as a run of it may be disturbed. */
const leastRepeats = 2
const mostRepeats = 20
const enoughMs = 100

/** Shorter times are noise, in ms. */
const noiseMs = 1

/**
 * How many times as much processor time the work takes when there is eight times as much to do: some 8 where time grows with the
 * size, some 64 where it grows with its square. Time of the processor does not grow on a busy machine. `prepare` makes the work of a size.
 */
export function growthOf(prepare: (size: number) => () => void, size: number): number {
  const [few, many] = [prepare(Math.ceil(size / factor)), prepare(size)]
  few()
  return leastTime(many) / Math.max(noiseMs, leastTime(few))
}

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

/** Between 8, where time grows with the size, and 64, where it grows with its square. */
export const mostLinear = 24
