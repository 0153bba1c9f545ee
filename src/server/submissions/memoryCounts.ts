import { type WindowCounts, windowStart } from './WindowCounts'

/** Counters kept at most. With more, all start at zero again: memory is bounded, and the limit of requests still holds. */
const maxCounters = 100_000

/** Counts of this process, for a server without a database. */
export function memoryCounts(now: () => Date): WindowCounts {
  const counts = new Map<string, { start: number; count: number }>()
  return {
    async add(counters) {
      if (counts.size + counters.length > maxCounters) counts.clear()
      return counters.map(({ name, windowMs }) => {
        const start = windowStart(now(), windowMs)
        const known = counts.get(name)
        const count = known?.start === start ? known.count + 1 : 1
        counts.set(name, { start, count })
        return count
      })
    },
  }
}
