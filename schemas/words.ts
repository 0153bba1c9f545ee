/** Entry point of the words of the contract in the languages of portals: titles, descriptions, synonyms, and messages of issues. */
import type { Locale } from './generated/types'
import { wordTexts } from './generated/words'
import type { LanguageWords } from './words/LanguageWords'
import { Words } from './words/Words'

export { componentFiles } from './generated/componentFiles'
export { blockFamilies } from './generated/families'
export { handlerNames } from './generated/names'
export type { FieldWords, IssueWords, SchemaWords } from './words/LanguageWords'
export type { Words } from './words/Words'

const loads = new Map<Locale, Promise<Words>>()

/** Loads the words of a language, each language once. */
export function wordsOf(language: Locale): Promise<Words> {
  let load = loads.get(language)
  if (!load) {
    load = wordTexts[language]().then(({ text }) => new Words(language, readWords(text)))
    loads.set(language, load)
    load.catch(() => loads.delete(language))
  }
  return load
}

// The generator wrote the text from files that it has checked.
const readWords = (text: string): LanguageWords => JSON.parse(text)

/** The words that occur in the valid examples of each component, by its path such as `blocks/poll`, folded and joined by blanks. */
export async function exampleTexts(): Promise<Readonly<Record<string, string>>> {
  const { text } = await import('./generated/exampleTexts')
  return readTexts(text)
}

const readTexts = (text: string): Readonly<Record<string, string>> => JSON.parse(text)
