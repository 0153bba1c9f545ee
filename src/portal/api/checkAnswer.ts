import type { DataContract, Issue, OperationId } from '../../../schemas/engine'
import { answers } from '../../../schemas/generated/answers'
import page from '../../../schemas/generated/page.js'
import { removeInvalid } from '../../../schemas/json/removeInvalid'
import type { AnswerContract, Data, ItemOf } from './endpoints'

export { fillLists } from './fillLists'

type Report = (issue: Issue) => void

/** The contracts of the answers to the calls of first views, by operation id. */
export const firstAnswers: { readonly [O in OperationId & keyof typeof answers]: AnswerContract<Data<O>> } = answers

/**
 * Removes the invalid parts of an answer's data; undefined when nothing valid is left. `title` is the title of pages
 * without one.
 */
export function checkAnswer<D>(
  contract: AnswerContract<D>,
  value: unknown,
  title: string,
  report: Report,
): D | undefined {
  if ('items' in contract) return removeInvalidItems<D>(contract.items, value, report) ? value : undefined
  const { whole } = contract
  return removeInvalid(whole, value, report, whole.validate === page.validate ? { title } : {}) ? value : undefined
}

/** Removes the items of a list of which nothing valid is left. Mutates `value`. Returns false when it is no list. */
function removeInvalidItems<D>(contract: DataContract<ItemOf<D>>, value: unknown, report: Report): value is D {
  if (!Array.isArray(value)) return false
  const valid = value.filter((item, index) =>
    removeInvalid(contract, item, (issue) => report({ ...issue, pointer: `/${index}${issue.pointer}` })),
  )
  value.splice(0, value.length, ...valid)
  return true
}
