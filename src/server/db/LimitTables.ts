export type LimitTables = {
  /** Count in the time window that began at `slot`. `key` is a keyed hash. */
  rate_limit: { key: string; slot: Date; count: number }
  /** Highest number of votes of one network in a poll within the hour that began at `slot`, when it is unusually high. */
  poll_suspicion: { poll: string; slot: Date; attempts: number }
}
