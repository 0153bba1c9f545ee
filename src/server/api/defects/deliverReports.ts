import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../db/Tables'
import type { JobKind } from '../../jobs/JobQueue'
import { JobStore } from '../../jobs/JobStore'
import type { JobContext } from '../Area'
import { storeTownMail } from '../submissions/townMailJob'
import { readCatalogue } from './readCatalogue'
import { queueDefectMail } from './reportMails'
import type { ExternalOptions } from './systems/ExternalOptions'
import { ReportingFailure, type SentReport } from './systems/ReportingSystem'
import { reportingSystems, systemOf } from './systems/reportingSystems'

declare module '../Area' {
  interface JobContext {
    /** The external reporting system, if any. */
    reporting?: ExternalOptions | undefined
  }
}

const payload = z.strictObject({ uid: z.uuid() })

/** Attempts to hand a report over. They span about two days; what still waits then is queued again, for a week. */
export const deliveryAttempts = 60

/** Days after which a report that nobody could be told of goes to the town by mail. */
export const waitingDays = 7

const dayMs = 24 * 3_600_000

/** Creates the job that hands a report over to who works on it. It fails, and is tried again, while the system does not answer. */
export const deliverReportJob = (context: JobContext): JobKind<typeof payload> => ({
  payload,
  async run({ uid }) {
    const { db, now, reporting } = context
    const waiting = await readWaiting(db, uid)
    if (!waiting) return
    const { report, locale } = waiting
    const provider = (await readCatalogue(db, report.portal))?.providers.find((each) => each.uid === report.provider)
    const system = systemOf(reportingSystems(db, now, reporting), provider ?? {})
    try {
      const { reference } = await system.send(report)
      const delivered = { state: 'delivered', system: system.name, reference } as const
      await db.updateTable('defect_delivery').set(delivered).where('report', '=', uid).execute()
    } catch (error) {
      if (!(error instanceof ReportingFailure) || error.code === 'temporary') throw error
      if (error.code === 'login' && report.account !== undefined) {
        await askLogin(context, { report: uid, account: report.account, locale })
      } else await giveToTown(context, uid)
    }
  },
})

/** Waits for the resident to sign in to the external system, and tells them once. */
async function askLogin(
  context: JobContext,
  { report, account, locale }: { report: string; account: string; locale: string },
): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('defect_delivery')
      .set({ state: 'login' })
      .where('report', '=', report)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await queueDefectMail(db, context, { report, account, locale, mail: 'login', position: 0 })
  })
}

/** Mails a report that its system does not take to the town, once. */
export async function giveToTown({ db, now }: Pick<JobContext, 'db' | 'now'>, uid: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const failed = await transaction
      .updateTable('defect_delivery')
      .set({ state: 'failed' })
      .where('report', '=', uid)
      .where('state', 'in', ['waiting', 'login'])
      .returning('report')
      .executeTakeFirst()
    const row = await transaction.selectFrom('defect_report').select('portal').where('uid', '=', uid).executeTakeFirst()
    if (failed && row) await storeTownMail(db, now)(transaction, { kind: 'defect', portal: row.portal, uid })
  })
}

/** Queues the delivery of a report within the transaction. */
export const queueDelivery = (
  db: Parameters<JobStore['insert']>[0],
  database: Database,
  now: () => Date,
  uid: string,
) =>
  new JobStore(database, now).insert(db, 'deliver-defect-report', { uid }, { key: uid, maxAttempts: deliveryAttempts })

/** Creates the job that queues what waits without a job, and gives the town what has waited for a week. */
export const watchDeliveriesJob = (context: JobContext): JobKind => ({
  payload: z.strictObject({}),
  everyMs: 15 * 60_000,
  async run() {
    const { db, now } = context
    const waiting = db
      .selectFrom('defect_delivery')
      .innerJoin('defect_report', 'defect_report.uid', 'defect_delivery.report')
      .select('defect_report.uid')
    const since = new Date(now().getTime() - waitingDays * dayMs)
    const late = await waiting.where('state', 'in', ['waiting', 'login']).where('received_at', '<', since).execute()
    for (const { uid } of late) await giveToTown(context, uid)
    const forgotten = await waiting
      .where('state', '=', 'waiting')
      .where(
        sql<boolean>`not exists (select from job where name = 'deliver-defect-report' and died_at is null
          and payload->>'uid' = defect_report.uid::text)`,
      )
      .execute()
    for (const { uid } of forgotten) {
      await db.transaction().execute((transaction) => queueDelivery(transaction, db, now, uid))
    }
  },
})

/** Reads a report that is still to be handed over. A deleted account leaves it without a person. */
async function readWaiting(db: Database, uid: string): Promise<{ report: SentReport; locale: string } | undefined> {
  const row = await db
    .selectFrom('defect_report')
    .innerJoin('defect_delivery', 'defect_delivery.report', 'defect_report.uid')
    .leftJoin('defect_reporter', 'defect_reporter.report', 'defect_report.uid')
    .selectAll('defect_report')
    .select(['account', 'locale'])
    .where('uid', '=', uid)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (!row) return undefined
  const photos = await db
    .selectFrom('defect_photo')
    .select('picture')
    .where('report', '=', uid)
    .orderBy('position')
    .execute()
  const { portal, reference, account, provider, category, lat, lon, address, asset, description, fields, made_at } = row
  const report = {
    ...{ uid, portal, reference, provider, category, lat, lon, description, madeAt: made_at },
    account: account ?? undefined,
    address: address ?? undefined,
    asset: asset ?? undefined,
    fields: { ...fields },
    photos: photos.map(({ picture }) => picture),
  }
  return { report, locale: row.locale ?? '' }
}
