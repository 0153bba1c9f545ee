import { normalizeForSearch } from '../folded'
import type { SearchWords } from '../Tables'

type Titled = { title: string; summary: string }

/** What a record is found by, in each of its languages. */
export function searchWords(translations: { [locale: string]: Titled | undefined }): SearchWords {
  const entries = Object.entries(translations)
  return Object.fromEntries(
    entries.flatMap(([locale, text]) => (text ? [[locale, normalizeForSearch(`${text.title} ${text.summary}`)]] : [])),
  )
}
