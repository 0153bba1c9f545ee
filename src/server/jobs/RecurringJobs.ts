import type { Database } from '../db/Tables'
import type { JobStore } from './JobStore'

type Schedule = { name: string; intervalMs: number; slot: number | undefined }

/** Enqueues each recurring job once per time slot, whichever of the servers is first. */
export class RecurringJobs {
  readonly #db: Database
  readonly #store: JobStore
  readonly #now: () => Date
  readonly #schedules: Schedule[] = []

  constructor(db: Database, store: JobStore, now: () => Date) {
    this.#db = db
    this.#store = store
    this.#now = now
  }

  add(name: string, intervalMs: number): void {
    this.#schedules.push({ name, intervalMs, slot: undefined })
  }

  /** Enqueues the jobs whose current slot this server has not seen. */
  async enqueue(): Promise<void> {
    for (const schedule of this.#schedules) {
      const { name, intervalMs } = schedule
      const slot = Math.floor(this.#now().getTime() / intervalMs) * intervalMs
      if (schedule.slot === slot) continue
      await this.#db.transaction().execute(async (transaction) => {
        if (await this.#store.claim(transaction, name, new Date(slot)))
          await this.#store.insert(transaction, name, {}, { key: 'recurring' })
      })
      schedule.slot = slot
    }
  }
}
