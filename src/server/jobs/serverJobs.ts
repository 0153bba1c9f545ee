import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import type { AccountMail } from '../api/accounts/AccountMail'
import { type FeedUrls, readFeeds } from '../api/collections/readFeeds'
import { deleteOldAnswers } from '../api/idempotency/answerOnce'
import { erasePersonalData } from '../api/participation/erasePersonalData'
import type { QueueTownMail, TownMail } from '../api/participation/TownMail'
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
  /** Whether it is PGlite, which does not vacuum by itself. */
  isEmbedded: boolean
  mail: MailJobs
  /** Feeds that replace records of the towns. */
  feeds?: FeedUrls
  /** Days after which who sent something to a town is erased; 0, the default, for never. */
  personalDataDays?: number
  now?: () => Date
}

/** The jobs of a server: its mails, and what keeps its database small and fast. */
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
    kinds: { ...upkeepKinds({ db, feeds, personalDataDays, now }), ...mail },
  })
  jobs.every('delete-expired', hourMs)
  jobs.every('read-feeds', hourMs)
  if (isEmbedded) jobs.every('vacuum', 24 * hourMs)
  return jobs
}

type Kinds = ReturnType<typeof upkeepKinds> & MailJobs

type Upkeep = Required<Pick<Options, 'db' | 'feeds' | 'personalDataDays' | 'now'>>

const upkeepKinds = ({ db, feeds, personalDataDays, now }: Upkeep) => ({
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

/** How often a mail is tried: for some twelve hours, as long as a mail server may be down. */
const mailAttempts = 20

/** Queues mails for the jobs of this server. */
export const queueMail =
  (jobs: JobQueue<Kinds>) =>
  (transaction: Transaction<Tables>, mail: AccountMail): Promise<void> =>
    jobs.enqueue(transaction, 'account-mail', mail, { maxAttempts: mailAttempts, runAt: afterAnswer(new Date()) })

/** A mail begins after the answer to the call: what it takes tells whether an address is known. */
const afterAnswer = (now: Date): Date => new Date(now.getTime() + 300 + Math.random() * 500)

/** Queues mails for whichever server takes jobs, in a server that takes none. */
export const storeMail =
  (db: Database, now: () => Date) =>
  (transaction: Transaction<Tables>, mail: AccountMail): Promise<void> =>
    new JobStore(db, now).insert(transaction, 'account-mail', mail, { maxAttempts: mailAttempts })

/** Queues mails to towns for the jobs of this server. */
export const queueTownMail =
  (jobs: JobQueue<Kinds>): QueueTownMail =>
  (transaction, mail) =>
    jobs.enqueue(transaction, 'town-mail', mail, townMailOptions(mail))

/** Queues mails to towns for whichever server takes jobs. */
export const storeTownMail =
  (db: Database, now: () => Date): QueueTownMail =>
  (transaction, mail) =>
    new JobStore(db, now).insert(transaction, 'town-mail', mail, townMailOptions(mail))

/** What is changed before the mail about it is sent needs one mail only. */
const townMailOptions = ({ kind, uid }: TownMail) => ({ maxAttempts: mailAttempts, key: `${kind} ${uid}` })
