import { editDistance } from '../search/editDistance'
import { isArticle } from './streetWords'

/** Qualities of a match. */
const exactQuality = 1
export const beginningQuality = 0.8
const partQuality = 0.5
const similarQuality = 0.4

/** The lengths of words from which on parts of words, and words with one or two wrong letters, match. */
const minPart = 4
const minSimilar = 5
const minVerySimilar = 9

/** Positions of names, with the quality of the match from 0 to 1. */
export type WordMatches = ReadonlyMap<number, number>

/** The words of names and the positions of the names that have them. */
export class WordIndex {
  readonly #positions = new Map<string, number[]>()

  /** Adds a name. Each of its words is a list of forms. Two words also match when they are typed as one. */
  add(words: readonly (readonly string[])[], position: number): void {
    for (const [index, forms] of words.entries()) {
      for (const form of forms) this.#addWord(form, position)
      const [word = ''] = forms
      const [next] = words[index + 1] ?? []
      const isJoined = word === 'l' || word === 'd' || !isArticle(word)
      if (next !== undefined && isJoined && !isArticle(next)) this.#addWord(word + next, position)
    }
  }

  #addWord(word: string, position: number): void {
    const positions = this.#positions.get(word)
    if (!positions) this.#positions.set(word, [position])
    else if (positions.at(-1) !== position) positions.push(position)
  }

  has(word: string): boolean {
    return this.#positions.has(word)
  }

  /** Finds names with a form of the word. */
  matchExactly(forms: readonly string[]): Map<number, number> {
    const found = new Map<number, number>()
    for (const form of forms) for (const position of this.#positions.get(form) ?? []) found.set(position, exactQuality)
    return found
  }

  /** Finds names with a form of the word or a word that begins with it; without one, with a word that contains it or is similar. */
  match(text: string, forms: readonly string[]): WordMatches {
    const found = this.matchExactly(forms)
    this.#addWhere(found, beginningQuality, (word) => word.startsWith(text))
    if (found.size === 0 && text.length >= minPart) this.#addWhere(found, partQuality, (word) => word.includes(text))
    if (found.size === 0 && text.length >= minSimilar) {
      const max = text.length >= minVerySimilar ? 2 : 1
      this.#addWhere(found, similarQuality, (word) => editDistance(text, word, max) <= max)
    }
    return found
  }

  #addWhere(found: Map<number, number>, quality: number, isMatch: (word: string) => boolean): void {
    for (const [word, positions] of this.#positions) {
      if (!isMatch(word)) continue
      for (const position of positions) if (!found.has(position)) found.set(position, quality)
    }
  }
}
