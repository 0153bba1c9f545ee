import type { Suggestion } from '../../../../schemas'
import type { Locale } from '../Scope'
import type { Term } from './expandQuery'
import { foldText, stemOf } from './foldText'

type TextRange = Suggestion['matches'][number]

/** Finds in texts what a query found, in any form of its words. */
export class Highlighter {
  readonly #stems = new Set<string>()
  /** Beginnings of words, for a query that is still being typed. */
  readonly #beginnings: string[] = []

  constructor(terms: readonly Term[], isTyping = false) {
    for (const { expressions } of terms) {
      for (const { exact, synonyms, others } of expressions.values()) {
        for (const word of [exact ?? [], ...synonyms, ...others].flat().flatMap((each) => each.split(' & ')))
          this.#stems.add(stemOf(word))
      }
    }
    if (isTyping) this.#beginnings.push(...terms.flatMap(({ typed }) => typed))
  }

  /** The words of a text that were found, as they stand there. */
  words(text: string, locale: Locale): string[] {
    const found = tokens(text).filter(([word]) => this.#stems.has(stemOf(foldText(word, locale))))
    return [...new Set(found.map(([word]) => word))]
  }

  /** The parts of a text that were typed: the beginning of a word or all of it. */
  ranges(text: string, locale: Locale): TextRange[] {
    return tokens(text).flatMap((token) => {
      const [word] = token
      const folded = foldText(word, locale)
      const beginning = this.#beginnings.find((each) => folded.startsWith(each))
      const length =
        beginning === undefined
          ? this.#stems.has(stemOf(folded))
            ? word.length
            : 0
          : lengthOf(word, beginning, locale)
      return length > 0 ? [{ start: token.index, end: token.index + length }] : []
    })
  }
}

const tokens = (text: string) => [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)]

/** How many characters of a word fold to a beginning of it. */
function lengthOf(word: string, beginning: string, locale: Locale): number {
  for (let length = 1; length < word.length; length++) {
    if (foldText(word.slice(0, length), locale).length >= beginning.length) return length
  }
  return word.length
}
