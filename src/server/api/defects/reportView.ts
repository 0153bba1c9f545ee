import type { DefectReport, OwnDefectReport } from '../../../../schemas'
import type { Catalogue } from '../../db/indexCatalogue'
import type { Database } from '../../db/Tables'
import { localized, type Scope } from '../call/Scope'
import { writeFields } from '../submissions/writeFields'
import { fieldsOf } from './categoryTree'
import { type ListedRow, toListed } from './listReports'
import { permittedPhoto, publicPhoto } from './photos'
import { readCatalogue } from './readCatalogue'

type ViewScope = Pick<Scope, 'db' | 'name' | 'locale' | 'portal'>

/** Returns what everybody sees of a report. Reads tracked tables only, so that the answer can be shared. */
export async function publicView(row: ListedRow, scope: ViewScope): Promise<DefectReport> {
  const { db } = scope
  const catalogue = await readCatalogue(db, scope.name)
  const events = await db
    .selectFrom('defect_event')
    .select(['status', 'answer', 'happened_at'])
    .where('report', '=', row.uid)
    .orderBy('position')
    .execute()
  const photos = await db
    .selectFrom('defect_photo')
    .select('uid')
    .where('report', '=', row.uid)
    .where('is_public', '=', true)
    .orderBy('position')
    .execute()
  const { photo: _, ...listed } = toListed(row, { catalogue, scope })
  return {
    ...listed,
    provider: { uid: row.provider, name: providerName(row.provider, catalogue, scope) },
    photos: photos.map(({ uid }) => publicPhoto(uid)),
    receivedAt: row.received_at.toISOString(),
    timeline: events.map(({ status, answer, happened_at }) => ({
      status,
      at: happened_at.toISOString(),
      ...(answer === null ? {} : { answer }),
    })),
    isFollowed: false,
  }
}

function providerName(uid: string, catalogue: Catalogue | undefined, scope: ViewScope): string {
  const provider = catalogue?.providers.find((each) => each.uid === uid)
  return provider ? localized(provider.translations, scope).name : uid
}

/** Returns what only the sender of a report sees; undefined for anybody else. */
export async function ownView(
  db: Database,
  row: ListedRow,
  { account, secret, scope }: { account: string; secret: string; scope: ViewScope },
): Promise<OwnDefectReport | undefined> {
  const sent = await db
    .selectFrom('defect_reporter')
    .leftJoin('defect_delivery', 'defect_delivery.report', 'defect_reporter.report')
    .select('state')
    .where('defect_reporter.report', '=', row.uid)
    .where('account', '=', account)
    .executeTakeFirst()
  if (!sent) return undefined
  const photos = await db
    .selectFrom('defect_photo')
    .select(['uid', 'is_public'])
    .where('report', '=', row.uid)
    .orderBy('position')
    .execute()
  const category = (await readCatalogue(db, row.portal))?.placed.get(row.category)?.category
  const fields = writeFields(row.fields, category ? fieldsOf(category, scope) : [], scope)
  return {
    description: row.description,
    fields: fields.map(([label, value]) => ({ label, value })),
    photos: photos.map(({ uid, is_public }) => permittedPhoto(secret, uid, is_public)),
    delivery: sent.state ?? 'delivered',
  }
}
