import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { DefectReceipt } from '../../../../schemas'
import type { Tables } from '../../db/Tables'
import { makeReference } from '../call/makeReference'
import type { Services } from '../call/Services'
import { queueDelivery } from './deliverReports'
import { normalizeAsset } from './findNearby'
import { findSentReport } from './findSentReport'
import type { ParsedReport } from './parseReport'
import { insertPhotos, type StoredPhoto } from './photos'
import { receiptOf } from './receiptOf'
import { queueDefectMail } from './reportMails'
import type { ReportingSystem } from './systems/ReportingSystem'

/** A report that was checked, and who sent it. */
export type NewReport = ParsedReport & {
  portal: string
  provider: string
  category: string
  lat: number
  lon: number
  address: string | undefined
  asset: string | undefined
  photos: readonly StoredPhoto[]
  bytes: number
  madeAt: Date
  sentKey: string | undefined
  receivedAt: Date
  account: string
  locale: string
}

/**
 * Inserts a report, and queues its delivery and the mail to its sender. The system hears of it after the commit. A report that the
 * account sent before is answered as the first time.
 */
export async function insertReport(
  db: Transaction<Tables>,
  services: Pick<Services, 'db' | 'now'>,
  report: NewReport,
  system: Pick<ReportingSystem, 'name'>,
): Promise<{ data: DefectReceipt }> {
  const { portal, provider, category, lat, lon, description, bytes, account, locale, receivedAt } = report
  const [uid, reference] = [randomUUID(), makeReference('SIG')]
  await db
    .insertInto('defect_report')
    .values({
      ...{ uid, portal, reference, provider, category, lat, lon, description, bytes },
      address: report.address ?? null,
      asset: report.asset === undefined ? null : normalizeAsset(report.asset),
      status: 'received',
      fields: JSON.stringify(report.fields),
      is_public: false,
      followers: 0,
      made_at: report.madeAt,
      received_at: receivedAt,
      changed_at: receivedAt,
    })
    .execute()
  const sent = await insertReporter(db, uid, report)
  if (sent) return sent
  const event = { report: uid, portal, position: 0, status: 'received', answer: null, happened_at: receivedAt } as const
  await db.insertInto('defect_event').values(event).execute()
  await insertPhotos(db, { uid, portal }, report.photos)
  const delivery = { report: uid, system: system.name, state: 'waiting', reference: null } as const
  await db.insertInto('defect_delivery').values(delivery).execute()
  await queueDelivery(db, services.db, services.now, uid)
  await queueDefectMail(db, services, { report: uid, account, locale, mail: 'received', position: 0 })
  return receiptOf(uid, reference, receivedAt)
}

/** Inserts who sent a report. When they sent it before, the new one is removed again, and the receipt of the first is returned. */
async function insertReporter(
  db: Transaction<Tables>,
  uid: string,
  report: NewReport,
): Promise<{ data: DefectReceipt } | undefined> {
  const { account, portal, locale, sentKey } = report
  const { numInsertedOrUpdatedRows: inserted } = await db
    .insertInto('defect_reporter')
    .values({ report: uid, account, portal, locale, sent_key: sentKey ?? null })
    .onConflict((conflict) => conflict.column('sent_key').doNothing())
    .executeTakeFirst()
  if (inserted === 1n) return undefined
  await db.deleteFrom('defect_report').where('uid', '=', uid).execute()
  return await findSentReport(db, sentKey)
}
