import type { Suggestion } from '../../../../schemas'
import type { Locale } from '../Scope'
import type { Term } from './expandQuery'
import { foldText, stemOf } from './foldText'

type TextRange = Suggestion['matches'][number]

/** Finds in texts what a query found, in any form of its words. */
export class Highlighter {
  /** The stems of each expression that was searched for. */
  readonly #expressions: (readonly string[])[] = []
  /** Beginnings of words, for a query that is still being typed. */
  readonly #beginnings: string[] = []

  constructor(terms: readonly Term[], isTyping = false) {
    for (const { expressions } of terms) {
      for (const { exact, synonyms, others } of expressions.values()) {
        for (const each of [exact ?? [], ...synonyms, ...others].flat())
          this.#expressions.push(each.split(' & ').map(stemOf))
      }
    }
    if (isTyping) this.#beginnings.push(...terms.flatMap(({ typed }) => typed))
  }

  /** The words of a text that were found, as they stand there. */
  words(text: string, locale: Locale): string[] {
    const stems = this.#stemsIn(text, locale)
    const found = tokens(text).filter(([word]) => stems.has(stemOf(foldText(word, locale))))
    return [...new Set(found.map(([word]) => word))]
  }

  /** The stems of the expressions that a text has all words of. */
  #stemsIn(text: string, locale: Locale): ReadonlySet<string> {
    const own = new Set(tokens(text).map(([word]) => stemOf(foldText(word, locale))))
    return new Set(this.#expressions.filter((stems) => stems.every((stem) => own.has(stem))).flat())
  }

  /** The parts of a text that were typed: the beginning of a word or all of it. */
  ranges(text: string, locale: Locale): TextRange[] {
    const stems = this.#stemsIn(text, locale)
    return tokens(text).flatMap((token) => {
      const [word] = token
      const folded = foldText(word, locale)
      const beginning = this.#beginnings.find((each) => folded.startsWith(each))
      const length =
        beginning === undefined ? (stems.has(stemOf(folded)) ? word.length : 0) : lengthOf(word, beginning, locale)
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
