/** A counter that restarts in each time window. */
export type Counter = { name: string; windowMs: number }

/** Counts by name and time window. */
export type WindowCounts = {
  /** Increments the counters, which must have different names. Returns the new counts in order. */
  add(counters: readonly Counter[]): Promise<number[]>
}

/** Returns the start of the current window, in ms since 1970. */
export const windowStart = (now: Date, windowMs: number): number => now.getTime() - (now.getTime() % windowMs)
