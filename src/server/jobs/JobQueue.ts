import type { Transaction } from 'kysely'
import type { z } from 'zod'
import type { Tables } from '../db/Tables'

/**
 * A kind of job. `run` may be called more than once for one job, even concurrently when a server was unreachable for longer than
 * its lease. It is called outside any transaction. A rejected job is retried later.
 */
export type JobKind<Payload extends z.ZodType = z.ZodType> = {
  payload: Payload
  run(payload: z.output<Payload>): Promise<void>
  /** Interval of a recurring job, whose payload is empty, in ms. */
  everyMs?: number
}

/** Kinds of jobs by name. Never reuse a name for another kind while jobs may wait under it. */
export type JobKinds = { readonly [name: string]: JobKind }

type Name<Kinds> = keyof Kinds & string
type PayloadOf<Kind> = Kind extends JobKind<infer Payload> ? z.input<Payload> : never

/** Names of the kinds whose payload may be empty. */
export type RecurringName<Kinds extends JobKinds> = {
  [Each in Name<Kinds>]: Record<string, never> extends PayloadOf<Kinds[Each]> ? Each : never
}[Name<Kinds>]

export type EnqueueOptions = {
  /** The earliest time of the job. By default, the commit of the transaction. */
  runAt?: Date
  /** Nothing is enqueued while a job with this name and key waits for its first attempt. */
  key?: string
  /** Attempts before the job becomes a dead letter. */
  maxAttempts?: number
}

/** Background jobs, which one of the servers that share the database runs at least once. */
export type JobQueue<Kinds extends JobKinds = JobKinds> = {
  /** Enqueues a job within the transaction. */
  enqueue<Each extends Name<Kinds>>(
    transaction: Transaction<Tables>,
    name: Each,
    payload: PayloadOf<Kinds[Each]>,
    options?: EnqueueOptions,
  ): Promise<void>
  /**
   * Enqueues a job with an empty payload once per time slot of `intervalMs`, counted from 1970, by whichever server is first.
   * Skips slots without a running server.
   */
  every(name: RecurringName<Kinds>, intervalMs: number): void
  /** Starts taking jobs. */
  start(): void
  /** Makes the queue look for due jobs at this time, in ms since 1970. */
  wakeAt(time: number): void
  count(): Promise<JobCounts>
  /** Stops taking jobs, and resolves when the running ones have ended, after eight seconds at the latest. */
  close(): Promise<void>
}

/** `waiting` includes running and retried jobs. */
export type JobCounts = { waiting: number; dead: number }
