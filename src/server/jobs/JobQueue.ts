import type { Transaction } from 'kysely'
import type { z } from 'zod'
import type { Tables } from '../db/Tables'

/**
 * A kind of job. `run` may happen more than once for one job, also at the same time when a server was out of reach for longer
 * than its lease. It is called outside any transaction. A rejection is tried again later.
 */
export type JobKind<Payload extends z.ZodType = z.ZodType> = {
  payload: Payload
  run(payload: z.output<Payload>): Promise<void>
}

/** Kinds of jobs by name. A name that jobs may be waiting under must not be given to another kind. */
export type JobKinds = { readonly [name: string]: JobKind }

type Name<Kinds> = keyof Kinds & string
type PayloadOf<Kind> = Kind extends JobKind<infer Payload> ? z.input<Payload> : never

/** Names of the kinds whose payload may be empty. */
export type RecurringName<Kinds extends JobKinds> = {
  [Each in Name<Kinds>]: Record<string, never> extends PayloadOf<Kinds[Each]> ? Each : never
}[Name<Kinds>]

export type EnqueueOptions = {
  /** The earliest time; without it, as soon as the transaction is committed. */
  runAt?: Date
  /** Nothing is enqueued while a job of this name and key has not begun. */
  key?: string
  /** How often it is tried before it is a dead letter. */
  maxAttempts?: number
}

/** Work apart from requests, done at least once by one of the servers that share the database. */
export type JobQueue<Kinds extends JobKinds = JobKinds> = {
  /** Enqueues a job as a part of the transaction. */
  enqueue<Each extends Name<Kinds>>(
    transaction: Transaction<Tables>,
    name: Each,
    payload: PayloadOf<Kinds[Each]>,
    options?: EnqueueOptions,
  ): Promise<void>
  /**
   * Enqueues a job with an empty payload once in every slot of so many milliseconds, counted from 1970, whichever server is
   * first. Slots without a running server are left out.
   */
  every(name: RecurringName<Kinds>, intervalMs: number): void
  /** Begins to take jobs. */
  start(): void
  /** Makes the queue look for a job that a server has enqueued for this time, in ms since 1970. */
  wakeAt(time: number): void
  count(): Promise<JobCounts>
  /** Takes no more jobs, and resolves when the running ones have ended, after eight seconds at the latest. */
  close(): Promise<void>
}

/** `waiting` jobs include those that run or are tried again. */
export type JobCounts = { waiting: number; dead: number }
