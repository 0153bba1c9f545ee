import type { ColumnType, Generated } from 'kysely'

/** Random secrets that the servers of a database share. */
type ServerSecretTable = { name: string; value: string }

/** Count in the time window that began at `slot`. `key` is a keyed hash. */
type RateLimitTable = { key: string; slot: Date; count: number }

/**
 * Stored answer to a call with an idempotency key. `status` is null while the call is in progress, and 410 once its data was
 * withdrawn. `key` hashes the key and the operation; `request` hashes the request.
 */
type AnsweredCallTable = {
  key: string
  request: string
  status: number | null
  answer: string | null
  begun_at: Date
  /** Hash of the id that the visitor's data is stored under; empty for nobody. */
  caller: string
  operation: string | null
  /** Random id of the attempt that may store the answer. */
  claim: string
}

/** A job to do, or, with `died_at`, one that failed for good. Finished jobs are deleted. */
type JobTable = {
  id: Generated<string>
  name: string
  payload: ColumnType<unknown, string, never>
  /** At most one waiting job has the same name and key. */
  key: string | null
  run_at: Date
  /** Number of attempts. */
  attempts: Generated<number>
  max_attempts: number
  /** Time until which the job belongs to the server that took it. */
  lease_ends_at: ColumnType<Date | null, never, Date | null>
  /** A code or the name of an error, never its message. */
  last_error: ColumnType<string | null, never, string>
  died_at: ColumnType<Date | null, never, Date>
}

/** The time slot for which a recurring job was last enqueued. */
type JobScheduleTable = { name: string; slot: Date }

/** A document of the studio that was shared by a link, with its size in bytes. */
type SharedDraftTable = { id: string; body: string; size: number; expires_at: Date }

/** Counter of the changes of a portal's rows in a table. Triggers maintain it; it may start at any number. */
type TableVersionTable = { portal: string; name: string; version: number }

/** Tables of the server itself, which belong to no area of the API. */
export type ServerTables = {
  answered_call: AnsweredCallTable
  job: JobTable
  job_schedule: JobScheduleTable
  rate_limit: RateLimitTable
  server_secret: ServerSecretTable
  shared_draft: SharedDraftTable
  table_version: TableVersionTable
}
