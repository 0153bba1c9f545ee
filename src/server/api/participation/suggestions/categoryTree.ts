import type { SuggestionForm } from '../../../../../schemas'
import { localized, type Scope } from '../../call/Scope'
import type { ParticipationTarget } from '../participationTarget'
import { categoryInputs, type StepOption } from './categoryInputs'

type CategoryRow = Scope['suggestionCategories'][number]

/**
 * Returns the categories for a type of record at every level, in the order of the town; none when the town takes no suggestions of
 * the type.
 */
export function categoriesOf(
  { portal, suggestionCategories }: Scope,
  { dataType }: ParticipationTarget,
): CategoryRow[] {
  const isTaken = portal.participation?.suggestions?.includes(dataType) ?? false
  return isTaken ? suggestionCategories.filter(({ data_types }) => data_types.includes(dataType)) : []
}

const isLeaf = (rows: readonly CategoryRow[], { uid }: CategoryRow) => !rows.some(({ parent }) => parent === uid)

/** Returns the leaf categories, which visitors can choose, in the order of the tree. */
export function leafCategories(rows: readonly CategoryRow[], parent: string | null = null): CategoryRow[] {
  return rows
    .filter((row) => row.parent === parent)
    .flatMap((row) => (isLeaf(rows, row) ? [row] : leafCategories(rows, row.uid)))
}

type Node = SuggestionForm['categories'][number]

/** Returns the categories as a tree; each leaf has its fields. `steps` are the steps of a walk. */
export function categoryTree(scope: Scope, target: ParticipationTarget, steps: readonly StepOption[]): Node[] {
  const rows = categoriesOf(scope, target)
  const first = leafCategories(rows)[0]?.uid
  const childrenOf = (parent: string | null): Node[] =>
    rows
      .filter((row) => row.parent === parent)
      .map((row): Node => {
        const { title, details } = localized(row.texts, scope)
        const texts = { title, ...(details && { details }) }
        if (!isLeaf(rows, row)) return { ...texts, children: childrenOf(row.uid) }
        const inputs = categoryInputs(scope, target, { kind: row.kind, isFirst: row.uid === first, steps })
        return { ...texts, payload: row.uid, inputs: inputs.map(({ value: _, ...input }) => input) }
      })
  return childrenOf(null)
}
