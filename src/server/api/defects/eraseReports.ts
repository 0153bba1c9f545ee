import { sql } from 'kysely'
import type { Database } from '../../db/Tables'
import type { JobContext } from '../Area'
import { closedStatuses } from './changeReport'

const dayMs = 24 * 3_600_000

/** Days that a closed report is listed. What it cost and how long it took concerns the town for years. */
const closedDays = 3 * 365

/**
 * Erases what only the town could read of closed reports: descriptions and pictures that it did not release. Those that it still
 * works on keep both.
 */
export async function eraseContent(db: Database, reports: readonly string[]): Promise<void> {
  if (reports.length === 0) return
  const closed = db
    .selectFrom('defect_report')
    .select('uid')
    .where('uid', 'in', reports)
    .where('status', 'in', closedStatuses)
  await db.deleteFrom('defect_photo').where('is_public', '=', false).where('report', 'in', closed).execute()
  await db
    .updateTable('defect_report')
    .set({
      description: sql<string>`case when is_public then description else '' end`,
      fields: '{}',
      bytes: sql<number>`coalesce((select sum(length(picture) + length(thumbnail)) from defect_photo
        where defect_photo.report = defect_report.uid), 0)`,
    })
    .where('uid', 'in', closed)
    .execute()
}

/**
 * Takes the person from reports that were received more than the days of personal data ago, and erases what only the town could
 * read of those that are closed; 0 days erases nothing. Closed reports are deleted after three years.
 */
export async function deleteExpiredReports({ db, now, personalDataDays }: JobContext): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * dayMs)
  await db
    .deleteFrom('defect_report')
    .where('status', 'in', closedStatuses)
    .where('changed_at', '<', before(closedDays))
    .execute()
  if (personalDataDays === 0) return
  const old = db.selectFrom('defect_report').select('uid').where('received_at', '<', before(personalDataDays))
  await db.deleteFrom('defect_reporter').where('report', 'in', old).execute()
  const rows = await old
    .where('status', 'in', closedStatuses)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb(sql`fields::text`, '<>', '{}'),
        eb.and([eb('is_public', '=', false), eb('description', '<>', '')]),
        exists(
          selectFrom('defect_photo')
            .select('defect_photo.uid')
            .whereRef('defect_photo.report', '=', 'defect_report.uid')
            .where('defect_photo.is_public', '=', false),
        ),
      ]),
    )
    .execute()
  await eraseContent(
    db,
    rows.map(({ uid }) => uid),
  )
}
