import { type Selectable, sql } from 'kysely'
import type { SuggestionForm } from '../../../../../schemas'
import type { SuggestionCategoryTable } from '../../../db/ParticipationTables'
import { localized, type Scope } from '../../Scope'
import type { Thing } from '../findThing'
import { categoryInputs } from './categoryInputs'

export type CategoryRow = Selectable<SuggestionCategoryTable>

/** The categories of a thing, those inside others included, in the order of the town. */
export const categoriesOf = ({ db, name }: Scope, { dataType }: Thing): Promise<CategoryRow[]> =>
  db
    .selectFrom('suggestion_category')
    .selectAll()
    .where('portal', '=', name)
    .where(sql<boolean>`data_types @> ${JSON.stringify([dataType])}::jsonb`)
    .orderBy('position')
    .execute()

const isChosen = (rows: readonly CategoryRow[], { uid }: CategoryRow) => !rows.some(({ parent }) => parent === uid)

/** The categories that can be chosen, in the order in which the tree shows them. */
export function choosable(rows: readonly CategoryRow[], parent: string | null = null): CategoryRow[] {
  return rows
    .filter((row) => row.parent === parent)
    .flatMap((row) => (isChosen(rows, row) ? [row] : choosable(rows, row.uid)))
}

type Node = SuggestionForm['categories'][number]

/** The categories as a tree, each with its fields. */
export async function categoryTree(scope: Scope, thing: Thing): Promise<Node[]> {
  const rows = await categoriesOf(scope, thing)
  const first = choosable(rows)[0]?.uid
  const below = async (of: string | null): Promise<Node[]> =>
    await Promise.all(
      rows
        .filter((row) => row.parent === of)
        .map(async (row): Promise<Node> => {
          const { title, details } = localized(row.texts, scope)
          const texts = { title, ...(details && { details }) }
          if (!isChosen(rows, row)) return { ...texts, children: await below(row.uid) }
          const inputs = await categoryInputs(scope, thing, row.kind, row.uid === first)
          return { ...texts, payload: row.uid, inputs: inputs.map(({ value: _, ...input }) => input) }
        }),
    )
  return await below(null)
}
