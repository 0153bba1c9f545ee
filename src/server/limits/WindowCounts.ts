/** A counter that restarts in each time window. */
export type Counter = { name: string; windowMs: number }

/** Counts by name and time window. */
export type WindowCounts = {
  /** Increments the counters, which must have different names. Returns the new counts in order. */
  add(counters: readonly Counter[]): Promise<number[]>
}

/** Returns the start of the current window, in ms since 1970. */
export const windowStart = (now: Date, windowMs: number): number => now.getTime() - (now.getTime() % windowMs)

/** A counter with the highest count that is accepted in a window. */
export type LimitedCounter = Counter & { max: number }

/**
 * Increments counters. Returns the new counts in order and, when some exceed their limit, the seconds until all of those restart.
 */
export async function countLimited(
  counts: WindowCounts,
  counters: readonly LimitedCounter[],
  now: () => Date,
): Promise<{ found: readonly number[]; retryAfter: number | undefined }> {
  const found = counters.length > 0 ? await counts.add(counters) : []
  const exceeded = counters.filter(({ max }, index) => (found[index] ?? 0) > max)
  if (exceeded.length === 0) return { found, retryAfter: undefined }
  const ends = exceeded.map(({ windowMs }) => windowStart(now(), windowMs) + windowMs)
  return { found, retryAfter: Math.ceil((Math.max(...ends) - now().getTime()) / 1000) }
}
