import type { Locale } from '../../../../schemas'
import { stemOf } from '../../../../schemas/inputs/stemOf'
import type { Vocabulary } from './Vocabulary'

/** The words of a portal by language, and its synonyms. Searches are expanded with both. */
export type Lexicon = {
  vocabularies: ReadonlyMap<Locale, Vocabulary>
  /** Groups of expressions that mean the same. An expression is a list of folded words. */
  synonyms: readonly SynonymGroup[]
  /** The synonyms that are single words. */
  synonymWords: Vocabulary
  /** Number of words in all vocabularies. */
  size: number
}

export type SynonymGroup = readonly (readonly string[])[]

/** Finds an expression among the words of a query, in any form of its words. Returns its first index and the index after it. */
export function findExpression(
  words: readonly string[],
  expression: readonly string[],
): { start: number; end: number } | undefined {
  for (let start = 0; start + expression.length <= words.length; start++) {
    if (expression.every((word, index) => hasSameStem(words[start + index] ?? '', word))) {
      return { start, end: start + expression.length }
    }
  }
  return undefined
}

const hasSameStem = (one: string, other: string): boolean => one === other || stemOf(one) === stemOf(other)
