import type { DefectPhoto, DefectStatus } from '../../../../schemas'
import { isUuid } from '../../db/isUuid'
import type { Database } from '../../db/Tables'
import { timeZoneOf } from '../../time/timeZoneOf'
import { changeReport, lockReport, type ReportRow, releaseReport } from './changeReport'
import { selectListed, titleOf } from './listReports'
import { permittedPhoto } from './photos'
import { readCatalogue } from './readCatalogue'

/** What a town sees of a report on its page. */
export type TownReport = {
  row: ReportRow
  title: string
  photos: DefectPhoto[]
  /** What happened, the first first. */
  events: { status: DefectStatus; answer: string | null; happened_at: Date }[]
  timeZone: string
  /** Whether the status comes from the external system. */
  isExternal: boolean
}

/** Finds a report of a portal for the page of the town; undefined when it does not exist. */
export async function findTownReport(
  db: Database,
  secret: string,
  { portal, uid }: { portal: string; uid: string },
): Promise<TownReport | undefined> {
  const stored = await db.selectFrom('portal').select('record').where('name', '=', portal).executeTakeFirst()
  if (!stored || !isUuid(uid)) return undefined
  const row = await selectListed(db)
    .where('portal', '=', portal)
    .where('defect_report.uid', '=', uid)
    .executeTakeFirst()
  if (!row) return undefined
  const photos = await db
    .selectFrom('defect_photo')
    .select(['uid', 'is_public'])
    .where('report', '=', uid)
    .orderBy('position')
    .execute()
  const events = await db
    .selectFrom('defect_event')
    .select(['status', 'answer', 'happened_at'])
    .where('report', '=', uid)
    .orderBy('position')
    .execute()
  const delivery = await db
    .selectFrom('defect_delivery')
    .select(['system', 'state'])
    .where('report', '=', uid)
    .executeTakeFirst()
  const catalogue = await readCatalogue(db, portal)
  const scope = { portal: stored.record, locale: stored.record.defaultLocale }
  return {
    row,
    title: titleOf(row.category, { catalogue, scope }),
    photos: photos.map((photo) => permittedPhoto(secret, photo.uid, photo.is_public)),
    events,
    timeZone: timeZoneOf(stored.record),
    isExternal: delivery?.system === 'external' && delivery.state === 'delivered',
  }
}

/** What a town decides on its page. `seen` is the number of changes of the report that it saw. */
export type TownDecision = {
  uid: string
  seen: string
  status: DefectStatus
  answer: string | undefined
  releasesDescription: boolean
  photos: readonly string[]
}

/** Names the state of a report, which changes with every step. */
export const versionOf = ({ status, changed_at }: ReportRow): string => `${status} ${changed_at.toISOString()}`

/** Changes a report as the town decided. Resolves to false when the report changed since the town read it. */
export async function decideReport(
  services: { db: Database; now: () => Date },
  { uid, seen, status, answer, releasesDescription, photos }: TownDecision,
): Promise<boolean> {
  return await services.db.transaction().execute(async (db) => {
    const report = await lockReport(db, uid)
    if (!report || versionOf(report) !== seen) return false
    await releaseReport(db, report, { description: releasesDescription, photos })
    await changeReport(db, services, report, { status, answer })
    return true
  })
}
