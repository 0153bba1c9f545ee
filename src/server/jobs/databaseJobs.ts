import { setTimeout as wait } from 'node:timers/promises'
import { afterCommit } from '../db/drivers/afterCommit'
import type { Database } from '../db/Tables'
import type { JobKinds, JobQueue } from './JobQueue'
import { JobStore } from './JobStore'
import { JobWorker, type WorkerEvents } from './JobWorker'
import { RecurringJobs } from './RecurringJobs'

type Options<Kinds> = WorkerEvents & {
  db: Database
  kinds: Kinds
  now?: () => Date
  /** Interval at which the queue looks for due jobs, in ms, such as those of a crashed server. */
  pollMs?: number
}

const defaultPollMs = 10_000
const closeMs = 8000

/** Timers may fire this much too early, in ms. */
const timerToleranceMs = 2

/**
 * Creates a job queue in a table of the database. Jobs start at the commit that enqueues them or at their time, at the latest
 * `pollMs` afterwards.
 */
export function databaseJobs<Kinds extends JobKinds>(options: Options<Kinds>): JobQueue<Kinds> {
  const { db, onError, now = () => new Date(), pollMs = defaultPollMs } = options
  const store = new JobStore(db, now)
  const worker = new JobWorker({ ...options, store })
  const recurring = new RecurringJobs(db, store, now)
  let state: 'new' | 'started' | 'closed' = 'new'
  let timer: NodeJS.Timeout | undefined
  let turn: Promise<void> = Promise.resolve()

  const wake = () => {
    if (state === 'started') worker.wake()
  }

  /** The next poll finds jobs with a longer delay. */
  const wakeAfter = (delayMs: number) => {
    if (delayMs <= 0) wake()
    else if (delayMs < pollMs) setTimeout(wake, delayMs + timerToleranceMs).unref()
  }

  async function look(): Promise<void> {
    try {
      await worker.renew()
      await recurring.enqueue()
    } catch (error) {
      onError(error)
    }
    if (state !== 'started') return
    worker.wake()
    timer = setTimeout(() => {
      turn = look()
    }, pollMs)
  }

  return {
    async enqueue(transaction, name, payload, enqueueOptions = {}) {
      await store.insert(transaction, name, payload, enqueueOptions)
      const delayMs = (enqueueOptions.runAt?.getTime() ?? 0) - now().getTime()
      await afterCommit(transaction, () => wakeAfter(delayMs))
    },
    every: (name, intervalMs) => recurring.add(name, intervalMs),
    start() {
      if (state !== 'new') return
      state = 'started'
      turn = look()
    },
    wakeAt: (time) => wakeAfter(time - now().getTime()),
    count: () => store.count(),
    async close() {
      state = 'closed'
      clearTimeout(timer)
      const ended = Promise.all([turn, worker.close()])
      await Promise.race([ended, wait(closeMs, undefined, { ref: false })])
    },
  }
}
