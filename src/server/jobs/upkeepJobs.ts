import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../db/Tables'
import { deleteExpiredCounts, deleteOldSuspicions } from '../submissions/deleteExpiredCounts'
import { databaseJobs } from './databaseJobs'
import type { JobQueue } from './JobQueue'
import type { WorkerEvents } from './JobWorker'

const hourMs = 3_600_000

type Options = WorkerEvents & {
  db: Database
  /** Whether it is PGlite, which does not vacuum by itself. */
  isEmbedded: boolean
  now?: () => Date
}

/** The jobs of a server: what keeps its database small and fast. */
export function upkeepJobs({ db, isEmbedded, now = () => new Date(), ...events }: Options): JobQueue<Kinds> {
  const jobs = databaseJobs({ ...events, db, now, kinds: upkeepKinds(db, now) })
  jobs.every('delete-expired', hourMs)
  if (isEmbedded) jobs.every('vacuum', 24 * hourMs)
  return jobs
}

type Kinds = ReturnType<typeof upkeepKinds>

const upkeepKinds = (db: Database, now: () => Date) => ({
  'delete-expired': {
    payload: z.strictObject({}),
    async run() {
      await deleteExpiredCounts(db, now())
      await deleteOldSuspicions(db, now())
    },
  },
  vacuum: {
    payload: z.strictObject({}),
    async run() {
      await sql`vacuum analyze`.execute(db)
    },
  },
})
