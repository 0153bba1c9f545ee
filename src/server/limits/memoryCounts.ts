import { type WindowCounts, windowStart } from './WindowCounts'

/** Maximum number of counters. Beyond it all counters are reset, which bounds memory; the request limit still applies. */
const maxCounters = 100_000

/** Counts in memory, for a server without a database. */
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
