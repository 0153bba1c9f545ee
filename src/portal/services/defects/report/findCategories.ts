import type { DefectCategory } from '../../../../../schemas/engine'
import { foldText } from '../../../../../schemas/inputs/foldText'

/** A category that can be chosen, with the titles of those that it is in. */
export type Leaf = DefectCategory & { within: readonly string[] }

/** The categories that can be chosen, in the order of the tree. */
export const leavesOf = (categories: readonly DefectCategory[], within: readonly string[] = []): Leaf[] =>
  categories.flatMap((category) =>
    category.children ? leavesOf(category.children, [...within, category.title]) : [{ ...category, within }],
  )

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Words of a search that say nothing about what is defective. */
const fillers = new Set(
  'a an das de dans der des die du een ein eine het in la le les melden on probleme report signaler sur the un une'.split(
    ' ',
  ),
)

/** The categories that have a word for each word of a query, begun like it; those with it in their title first. */
export function findCategories(leaves: readonly Leaf[], query: string): Leaf[] {
  const wanted = wordsOf(query).filter((word) => !fillers.has(word))
  if (wanted.length === 0) return []
  const ranked = leaves.flatMap((leaf) => {
    const title = wordsOf(leaf.title)
    const all = [...title, ...[leaf.description ?? '', ...leaf.synonyms, ...leaf.within].flatMap(wordsOf)]
    const isIn = (words: readonly string[]) => wanted.every((word) => words.some((each) => each.startsWith(word)))
    return isIn(all) ? [{ leaf, rank: isIn(title) ? 0 : 1 }] : []
  })
  return ranked.sort((one, other) => one.rank - other.rank).map(({ leaf }) => leaf)
}

/** How many categories are offered before the tree. */
const maxCommon = 4

/** The categories of the latest reports, the most frequent first. */
export function commonCategories(leaves: readonly Leaf[], reported: readonly string[]): Leaf[] {
  const counts = new Map<string, number>()
  for (const uid of reported) counts.set(uid, (counts.get(uid) ?? 0) + 1)
  return leaves
    .filter(({ uid }) => counts.has(uid))
    .sort((one, other) => (counts.get(other.uid) ?? 0) - (counts.get(one.uid) ?? 0))
    .slice(0, maxCommon)
}
