import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import type { AccountMail } from '../api/accounts/AccountMail'
import { deleteOldAnswers } from '../api/call/answerOnce'
import { type FeedUrls, readFeeds } from '../api/collections/readFeeds'
import { erasePersonalData } from '../api/participation/erasePersonalData'
import type { QueueTownMail, TownMail } from '../api/submissions/TownMail'
import type { Database, Tables } from '../db/Tables'
import { deleteExpiredSessions } from '../identity/deleteExpiredSessions'
import type { MailJobs } from '../mail/mailJobs'
import {
  deleteExpiredCounts,
  deleteOldMisses,
  deleteOldSuspicions,
  deleteOldVisits,
} from '../submissions/deleteExpiredCounts'
import { databaseJobs } from './databaseJobs'
import type { JobQueue } from './JobQueue'
import { JobStore } from './JobStore'
import type { WorkerEvents } from './JobWorker'

const hourMs = 3_600_000

type Options = WorkerEvents & {
  db: Database
  /** Whether the database is PGlite, which has no autovacuum. */
  isEmbedded: boolean
  mail: MailJobs
  /** Feeds that replace records of the towns. */
  feeds?: FeedUrls
  /** Days after which personal data of contributions is erased; 0, the default, for never. */
  personalDataDays?: number
  now?: () => Date
}

/** Creates the job queue of a server: mails, feeds and maintenance of the database. */
export function serverJobs({
  db,
  isEmbedded,
  mail,
  feeds = {},
  personalDataDays = 0,
  now = () => new Date(),
  ...events
}: Options): JobQueue<Kinds> {
  const jobs = databaseJobs({
    ...events,
    db,
    now,
    kinds: { ...maintenanceKinds({ db, feeds, personalDataDays, now }), ...mail },
  })
  jobs.every('delete-expired', hourMs)
  jobs.every('read-feeds', hourMs)
  if (isEmbedded) jobs.every('vacuum', 24 * hourMs)
  return jobs
}

type Kinds = ReturnType<typeof maintenanceKinds> & MailJobs

type MaintenanceOptions = Required<Pick<Options, 'db' | 'feeds' | 'personalDataDays' | 'now'>>

const maintenanceKinds = ({ db, feeds, personalDataDays, now }: MaintenanceOptions) => ({
  'delete-expired': {
    payload: z.strictObject({}),
    async run() {
      await deleteExpiredCounts(db, now())
      await deleteOldSuspicions(db, now())
      await deleteOldMisses(db, now())
      await deleteOldVisits(db, now())
      await deleteExpiredSessions(db, now())
      await deleteOldAnswers(db, now())
      await erasePersonalData(db, now(), personalDataDays)
    },
  },
  'read-feeds': {
    payload: z.strictObject({}),
    async run() {
      await readFeeds(db, feeds, now())
    },
  },
  vacuum: {
    payload: z.strictObject({}),
    async run() {
      await sql`vacuum analyze`.execute(db)
    },
  },
})

/** Attempts to send a mail: they span about twelve hours, for which a mail server may be down. */
const mailAttempts = 20

/** Queues account mails in the job queue of this server. */
export const queueMail =
  (jobs: JobQueue<Kinds>) =>
  (transaction: Transaction<Tables>, mail: AccountMail): Promise<void> =>
    jobs.enqueue(transaction, 'account-mail', mail, { maxAttempts: mailAttempts, runAt: afterAnswer(new Date()) })

/** Delays a mail until after the answer, because the load of sending would reveal whether an address is known. */
const afterAnswer = (now: Date): Date => new Date(now.getTime() + 300 + Math.random() * 500)

/** Queues account mails in a server without a job queue, for another server that takes jobs. */
export const storeMail =
  (db: Database, now: () => Date) =>
  (transaction: Transaction<Tables>, mail: AccountMail): Promise<void> =>
    new JobStore(db, now).insert(transaction, 'account-mail', mail, { maxAttempts: mailAttempts })

/** Queues mails to towns in the job queue of this server. */
export const queueTownMail =
  (jobs: JobQueue<Kinds>): QueueTownMail =>
  (transaction, mail) =>
    jobs.enqueue(transaction, 'town-mail', mail, townMailOptions(mail))

/** Queues mails to towns for another server that takes jobs. */
export const storeTownMail =
  (db: Database, now: () => Date): QueueTownMail =>
  (transaction, mail) =>
    new JobStore(db, now).insert(transaction, 'town-mail', mail, townMailOptions(mail))

/** The key merges mails about a contribution that changes before its mail is sent. */
const townMailOptions = ({ kind, uid }: TownMail) => ({ maxAttempts: mailAttempts, key: `${kind} ${uid}` })
