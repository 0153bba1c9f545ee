/** A counter that starts at zero in each window of time. */
export type Counter = { name: string; windowMs: number }

/** Counts by name and window of time. */
export type WindowCounts = {
  /** Adds one to each of the counters, whose names differ. Returns the new counts in their order. */
  add(counters: readonly Counter[]): Promise<number[]>
}

/** When the present window of a counter began, in milliseconds since 1970. */
export const windowStart = (now: Date, windowMs: number): number => now.getTime() - (now.getTime() % windowMs)
