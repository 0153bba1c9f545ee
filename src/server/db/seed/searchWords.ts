import { normalizeForSearch } from '../normalizeForSearch'
import type { SearchWords } from '../tables/Texts'

type Titled = { title: string; summary: string }

/** Returns the searchable words of a record by language. */
export function searchWords(translations: { [locale: string]: Titled | undefined }): SearchWords {
  const entries = Object.entries(translations)
  return Object.fromEntries(
    entries.flatMap(([locale, text]) => (text ? [[locale, normalizeForSearch(`${text.title} ${text.summary}`)]] : [])),
  )
}
