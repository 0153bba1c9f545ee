import type { StoredDefectCategory } from '../../../../schemas'
import { type Catalogue, indexCatalogue } from '../../db/indexCatalogue'
import type { Database } from '../../db/Tables'
import { notFound } from '../../http/ApiFailure'

/** Reads what residents of a town can report. Undefined when the town takes no reports. */
export async function readCatalogue(db: Database, portal: string): Promise<Catalogue | undefined> {
  const row = await db.selectFrom('defect_catalogue').select('record').where('portal', '=', portal).executeTakeFirst()
  return row && indexCatalogue(row.record)
}

/** The same; throws a 404 when the town takes no reports. */
export async function requireCatalogue({ db, name }: { db: Database; name: string }): Promise<Catalogue> {
  const catalogue = await readCatalogue(db, name)
  if (!catalogue) throw notFound(`The portal "${name}" takes no reports of defects.`)
  return catalogue
}

/** Returns the uids of a category and of all within it. */
export const uidsWithin = ({ uid, children = [] }: StoredDefectCategory): string[] => [
  uid,
  ...children.flatMap(uidsWithin),
]

/** Distance in metres within which reports of a category may be duplicates. */
export const radiusOf = ({ duplicateRadius = 100 }: StoredDefectCategory): number => duplicateRadius
