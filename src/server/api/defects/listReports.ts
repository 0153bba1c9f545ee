import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import type { ListedDefectReport } from '../../../../schemas'
import type { Catalogue } from '../../db/indexCatalogue'
import type { Database, Tables } from '../../db/Tables'
import { localized, type TextScope } from '../call/Scope'
import type { DefectReportTable } from './DefectTables'
import { thumbnailPath } from './photos'

/** A report with its first public picture. */
export type ListedRow = Selectable<DefectReportTable> & { photo: string | null }

/** Selects reports for a list. Everything that it reads is public. */
export const selectListed = (db: Database) =>
  db
    .selectFrom('defect_report')
    .selectAll('defect_report')
    .select(({ selectFrom }: ExpressionBuilder<Tables, 'defect_report'>) =>
      selectFrom('defect_photo')
        .select('defect_photo.uid')
        .whereRef('defect_photo.report', '=', 'defect_report.uid')
        .where('defect_photo.is_public', '=', sql.lit(true))
        .orderBy('defect_photo.position')
        .limit(1)
        .as('photo'),
    )

type Titles = { catalogue: Catalogue | undefined; scope: Pick<TextScope, 'locale' | 'portal'> }

/** Returns the title of a category. The uid replaces that of one that the town has dropped. */
export function titleOf(uid: string, { catalogue, scope }: Titles): string {
  const translations = catalogue?.placed.get(uid)?.category.translations
  return translations ? localized(translations, scope).title : uid
}

/** Returns what everybody sees of a report in a list. */
export const toListed = (row: ListedRow, titles: Titles): ListedDefectReport => ({
  uid: row.uid,
  reference: row.reference,
  category: { uid: row.category, title: titleOf(row.category, titles) },
  status: row.status,
  lat: row.lat,
  lon: row.lon,
  ...(row.address === null ? {} : { address: row.address }),
  ...(row.is_public && row.description !== '' ? { description: row.description } : {}),
  ...(row.photo === null ? {} : { photo: thumbnailPath(row.photo) }),
  madeAt: row.made_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
  followers: row.followers,
})
