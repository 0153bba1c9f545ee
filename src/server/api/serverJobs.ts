import { sql } from 'kysely'
import { z } from 'zod'
import { deleteExpiredDrafts } from '../drafts/deleteExpiredDrafts'
import { databaseJobs } from '../jobs/databaseJobs'
import type { JobKind, JobKinds, JobQueue } from '../jobs/JobQueue'
import { JobStore } from '../jobs/JobStore'
import type { WorkerEvents } from '../jobs/JobWorker'
import { deleteExpiredCounts } from '../limits/deleteExpiredCounts'
import type { Area, JobContext } from './Area'
import * as areas from './areas'
import { deleteOldAnswers } from './call/answerOnce'
import { submissions } from './computedServices'
import { townMailJob } from './submissions/townMailJob'

const hourMs = 3_600_000

type Options = WorkerEvents &
  Omit<JobContext, 'now' | 'personalDataDays'> & {
    /** Whether the database is PGlite, which has no autovacuum. */
    isEmbedded: boolean
    /** 0, the default, for never. See `JobContext`. */
    personalDataDays?: number
    now?: () => Date
  }

/** Creates the job queue of a server: mails, the jobs of the areas, and maintenance of the database. */
export function serverJobs(options: Options): JobQueue {
  const { isEmbedded, personalDataDays = 0, now = () => new Date() } = options
  const context: JobContext = { ...options, personalDataDays, now }
  const kinds: JobKinds = {
    'delete-expired': deleteExpiredJob(context),
    vacuum: vacuumJob(context, isEmbedded),
    'town-mail': townMailJob(submissions, context),
    ...Object.assign({}, ...Object.values<Area>(areas).map(({ jobs }) => jobs?.(context))),
  }
  const queue = databaseJobs({ ...options, now, kinds })
  for (const [name, { everyMs }] of Object.entries(kinds)) {
    if (everyMs !== undefined) queue.every(name, everyMs)
  }
  return queue
}

const deleteExpiredJob = (context: JobContext): JobKind => ({
  payload: z.strictObject({}),
  everyMs: hourMs,
  async run() {
    const { db, now } = context
    await deleteExpiredCounts(db, now())
    await deleteOldAnswers(db, now())
    await deleteExpiredDrafts(db, now())
    await new JobStore(db, now).deleteDead()
    for (const { deleteExpired } of Object.values<Area>(areas)) await deleteExpired?.(context)
  },
})

/** PostgreSQL vacuums by itself. */
const vacuumJob = ({ db }: JobContext, isEmbedded: boolean): JobKind => ({
  payload: z.strictObject({}),
  ...(isEmbedded ? { everyMs: 24 * hourMs } : {}),
  async run() {
    await sql`vacuum analyze`.execute(db)
  },
})
