import type { Locale, Suggestion } from '../../../../schemas'
import { stemOf } from '../../../../schemas/inputs/stemOf'
import { foldWords } from '../call/foldWords'
import type { Term } from './expandQuery'

type TextRange = Suggestion['matches'][number]

/** Finds the words of a query in texts, in any form. */
export class Highlighter {
  /** The stems of each expression. */
  readonly #expressions: (readonly string[])[] = []
  /** Beginnings of words, for a query that the visitor is still typing. */
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

  /** Returns the found words of a text, as the text writes them. */
  words(text: string, locale: Locale): string[] {
    const stems = this.#stemsIn(text, locale)
    const found = tokens(text).filter(([word]) => stems.has(stemOf(foldWords(word, locale))))
    return [...new Set(found.map(([word]) => word))]
  }

  /** Returns the stems of the expressions whose words are all in the text. */
  #stemsIn(text: string, locale: Locale): ReadonlySet<string> {
    const own = new Set(tokens(text).map(([word]) => stemOf(foldWords(word, locale))))
    return new Set(this.#expressions.filter((stems) => stems.every((stem) => own.has(stem))).flat())
  }

  /** Returns the found ranges of a text: whole words, or the typed beginnings of words. */
  ranges(text: string, locale: Locale): TextRange[] {
    const stems = this.#stemsIn(text, locale)
    return tokens(text).flatMap((token) => {
      const [word] = token
      const folded = foldWords(word, locale)
      const beginning = this.#beginnings.find((each) => folded.startsWith(each))
      const wholeLength = stems.has(stemOf(folded)) ? word.length : 0
      const length = beginning === undefined ? wholeLength : lengthOf(word, beginning, locale)
      return length > 0 ? [{ start: token.index, end: token.index + length }] : []
    })
  }
}

const tokens = (text: string) => [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)]

/** Returns the number of characters of a word that fold to its beginning. */
function lengthOf(word: string, beginning: string, locale: Locale): number {
  for (let length = 1; length < word.length; length++) {
    if (foldWords(word.slice(0, length), locale).length >= beginning.length) return length
  }
  return word.length
}
