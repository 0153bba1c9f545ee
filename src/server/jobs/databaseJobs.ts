import { setTimeout as wait } from 'node:timers/promises'
import { afterCommit } from '../db/drivers/afterCommit'
import type { Database } from '../db/Tables'
import type { JobKinds, JobQueue } from './JobQueue'
import { JobStore } from './JobStore'
import { JobWorker, type WorkerEvents } from './JobWorker'

type Options<Kinds> = WorkerEvents & {
  db: Database
  kinds: Kinds
  now?: () => Date
  /** How often jobs are looked for that another server enqueued, that waited for their time, or whose server died, in ms. */
  pollMs?: number
}

const defaultPollMs = 10_000
const closeMs = 8000

/** How much too early a timer may end, in ms. */
const timerMs = 2

/**
 * Jobs in a table of the database. They begin at the commit that enqueues them or at their time soon after, else at
 * the next look into the table.
 */
export function databaseJobs<Kinds extends JobKinds>(options: Options<Kinds>): JobQueue<Kinds> {
  const { db, onError, now = () => new Date(), pollMs = defaultPollMs } = options
  const store = new JobStore(db, now)
  const worker = new JobWorker({ ...options, store })
  const schedules: Array<{ name: string; intervalMs: number; slot: number | undefined }> = []
  let state: 'new' | 'started' | 'closed' = 'new'
  let timer: NodeJS.Timeout | undefined
  let turn: Promise<void> = Promise.resolve()

  const wake = () => {
    if (state === 'started') worker.wake()
  }

  /** Later jobs than the next look are found by it. */
  const wakeAfter = (delayMs: number) => {
    if (delayMs <= 0) wake()
    else if (delayMs < pollMs) setTimeout(wake, delayMs + timerMs).unref()
  }

  async function enqueueRecurring(): Promise<void> {
    for (const schedule of schedules) {
      const { name, intervalMs } = schedule
      const slot = Math.floor(now().getTime() / intervalMs) * intervalMs
      if (schedule.slot === slot) continue
      await db.transaction().execute(async (transaction) => {
        if (await store.claim(transaction, name, new Date(slot)))
          await store.insert(transaction, name, {}, { key: 'recurring' })
      })
      schedule.slot = slot
    }
  }

  async function look(): Promise<void> {
    try {
      await worker.renew()
      await enqueueRecurring()
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
    every(name, intervalMs) {
      schedules.push({ name, intervalMs, slot: undefined })
    },
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
