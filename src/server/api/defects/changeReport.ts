import { type Selectable, sql, type Transaction } from 'kysely'
import type { DefectStatus } from '../../../../schemas'
import type { Database, Tables } from '../../db/Tables'
import type { DefectReportTable } from './DefectTables'
import { queueChangeMails } from './reportMails'

export type ReportRow = Selectable<DefectReportTable>

/** Statuses of reports that the town still works on. */
export const openStatuses = ['received', 'in-progress'] as const satisfies readonly DefectStatus[]

export const closedStatuses = ['done', 'refused'] as const satisfies readonly DefectStatus[]

/** Locks a report until the transaction ends, so that two changes come one after the other. */
export const lockReport = (db: Transaction<Tables>, uid: string): Promise<ReportRow | undefined> =>
  db.selectFrom('defect_report').selectAll().where('uid', '=', uid).forUpdate().executeTakeFirst()

type Change = { status: DefectStatus; answer: string | undefined }

/**
 * Adds a step to the timeline of a locked report and queues the mails about it. A change to the same status without an answer is
 * none.
 */
export async function changeReport(
  db: Transaction<Tables>,
  services: { db: Database; now: () => Date },
  report: ReportRow,
  { status, answer }: Change,
): Promise<void> {
  if (status === report.status && answer === undefined) return
  const at = services.now()
  const { last } = await db
    .selectFrom('defect_event')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('report', '=', report.uid)
    .executeTakeFirstOrThrow()
  const position = (last ?? -1) + 1
  const event = { report: report.uid, portal: report.portal, position, status, answer: answer ?? null, happened_at: at }
  await db.insertInto('defect_event').values(event).execute()
  await db.updateTable('defect_report').set({ status, changed_at: at }).where('uid', '=', report.uid).execute()
  await queueChangeMails(db, services, { report: report.uid, position })
}

/** What a town releases of a report: its description and the pictures with these uids. It may take both back. */
export async function releaseReport(
  db: Transaction<Tables>,
  { uid }: ReportRow,
  { description, photos }: { description: boolean; photos: readonly string[] },
): Promise<void> {
  await db.updateTable('defect_report').set({ is_public: description }).where('uid', '=', uid).execute()
  await db
    .updateTable('defect_photo')
    .set({ is_public: photos.length > 0 ? sql<boolean>`uid::text in (${sql.join(photos)})` : false })
    .where('report', '=', uid)
    .execute()
}
