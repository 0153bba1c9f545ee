import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { DefectReceipt } from '../../../../schemas'
import type { Tables } from '../../db/Tables'
import { makeReference } from '../call/makeReference'
import type { Services } from '../call/Services'
import { queueDelivery } from './deliverReports'
import { normalizeAsset } from './findNearby'
import type { ParsedReport } from './parseReport'
import { insertPhotos, type StoredPhoto } from './photos'
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
  receivedAt: Date
  account: string
  locale: string
}

/** Returns what the sender of a report is told. It may be kept for repeated calls, so it holds nothing that they wrote. */
export const receiptOf = (uid: string, reference: string, receivedAt: Date): { data: DefectReceipt } => ({
  data: { code: 'SUCCESS', uid, reference, receivedAt: receivedAt.toISOString() },
})

/** Makes the receipt of a report that is dropped. */
export const emptyReceipt = (now: Date): { data: DefectReceipt } => receiptOf(randomUUID(), makeReference('SIG'), now)

/** Inserts a report, and queues its delivery and the mail to its sender. The system hears of it after the commit. */
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
  const event = { report: uid, portal, position: 0, status: 'received', answer: null, happened_at: receivedAt } as const
  await db.insertInto('defect_event').values(event).execute()
  await insertPhotos(db, { uid, portal }, report.photos)
  await db.insertInto('defect_reporter').values({ report: uid, account, portal, locale }).execute()
  const delivery = { report: uid, system: system.name, state: 'waiting', reference: null } as const
  await db.insertInto('defect_delivery').values(delivery).execute()
  await queueDelivery(db, services.db, services.now, uid)
  await queueDefectMail(db, services, { report: uid, account, locale, mail: 'received', position: 0 })
  return receiptOf(uid, reference, receivedAt)
}
