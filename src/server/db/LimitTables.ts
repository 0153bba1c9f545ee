import type { ColumnType } from 'kysely'

type Instant = ColumnType<Date, Date, Date>

export type LimitTables = {
  /** What was counted in a window of time that began at `slot`. `key` is a keyed hash. */
  rate_limit: { key: string; slot: Instant; count: number }
  /** The most votes of one network in a poll, in the hour that began at `slot`, where they are unusually many. */
  poll_suspicion: { poll: string; slot: Instant; attempts: number }
}
