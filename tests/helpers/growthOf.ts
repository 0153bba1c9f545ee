const factor = 8
const repeats = 2

/** Shorter times are noise, in ms. */
const noiseMs = 0.5

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
  const times = Array.from({ length: repeats }, () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

/** Between 8, where time grows with the size, and 64, where it grows with its square. */
export const mostLinear = 24
