import type { Database } from '../Tables'
import { insertRows } from './insertRows'
import type { Town } from './Town'

/** Inserts the suggestion categories of a town, parents before children. */
export async function writeSuggestions(db: Database, { card: portal, suggestions }: Town): Promise<void> {
  const rows = suggestions.flatMap(({ children = [], ...category }) => {
    const data_types = JSON.stringify(category.dataTypes)
    const toRow = (
      { uid, kind = 'issue', translations }: Omit<typeof category, 'dataTypes'>,
      parent: string | null,
    ) => ({
      portal,
      uid,
      parent,
      data_types,
      kind,
      texts: JSON.stringify(translations),
    })
    return [toRow(category, null), ...children.map((child) => toRow(child, category.uid))]
  })
  await insertRows(
    db,
    'suggestion_category',
    rows.map((row, position) => ({ ...row, position })),
  )
}
