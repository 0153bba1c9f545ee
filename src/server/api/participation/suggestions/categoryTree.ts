import type { SuggestionForm } from '../../../../../schemas'
import { localized, type Scope } from '../../Scope'
import type { Thing } from '../findThing'
import { categoryInputs, type StepOption } from './categoryInputs'

type CategoryRow = Scope['suggestionCategories'][number]

/** The categories of a thing, those inside others included, in the order of the town. */
export const categoriesOf = ({ suggestionCategories }: Scope, { dataType }: Thing): CategoryRow[] =>
  suggestionCategories.filter(({ data_types }) => data_types.includes(dataType))

const isChosen = (rows: readonly CategoryRow[], { uid }: CategoryRow) => !rows.some(({ parent }) => parent === uid)

/** The categories that can be chosen, in the order in which the tree shows them. */
export function choosable(rows: readonly CategoryRow[], parent: string | null = null): CategoryRow[] {
  return rows
    .filter((row) => row.parent === parent)
    .flatMap((row) => (isChosen(rows, row) ? [row] : choosable(rows, row.uid)))
}

type Node = SuggestionForm['categories'][number]

/** The categories as a tree, each with its fields. `steps` are those of a walk. */
export function categoryTree(scope: Scope, thing: Thing, steps: readonly StepOption[]): Node[] {
  const rows = categoriesOf(scope, thing)
  const first = choosable(rows)[0]?.uid
  const below = (of: string | null): Node[] =>
    rows
      .filter((row) => row.parent === of)
      .map((row): Node => {
        const { title, details } = localized(row.texts, scope)
        const texts = { title, ...(details && { details }) }
        if (!isChosen(rows, row)) return { ...texts, children: below(row.uid) }
        const inputs = categoryInputs(scope, thing, { kind: row.kind, isFirst: row.uid === first, steps })
        return { ...texts, payload: row.uid, inputs: inputs.map(({ value: _, ...input }) => input) }
      })
  return below(null)
}
