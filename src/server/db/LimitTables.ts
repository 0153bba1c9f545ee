import type { ColumnType } from 'kysely'

type Instant = ColumnType<Date, Date, Date>

export type LimitTables = {
  /** Count in the time window that began at `slot`. `key` is a keyed hash. */
  rate_limit: { key: string; slot: Instant; count: number }
  /** Highest number of votes of one network in a poll within the hour that began at `slot`, when it is unusually high. */
  poll_suspicion: { poll: string; slot: Instant; attempts: number }
}
