import { stemOf } from './foldText'
import type { Language } from './questionWords'
import type { Vocabulary } from './Vocabulary'

/** What a portal's searches are expanded by: its words by language, and groups of expressions that mean the same. */
export type Lexicon = {
  vocabularies: ReadonlyMap<Language, Vocabulary>
  /** Each expression is a list of folded words. */
  synonyms: readonly SynonymGroup[]
  /** The expressions of one word among them. */
  synonymWords: Vocabulary
  /** How many words there are. */
  size: number
}

export type SynonymGroup = readonly (readonly string[])[]

/** Where an expression stands in the words of a query, in any form of its words; undefined when it does not. */
export function findExpression(
  words: readonly string[],
  expression: readonly string[],
): { start: number; end: number } | undefined {
  for (let start = 0; start + expression.length <= words.length; start++) {
    if (expression.every((word, index) => isForm(words[start + index] ?? '', word))) {
      return { start, end: start + expression.length }
    }
  }
  return undefined
}

const isForm = (one: string, other: string): boolean => one === other || stemOf(one) === stemOf(other)
