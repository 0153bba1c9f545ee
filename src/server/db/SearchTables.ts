import type { ColumnType, JSONColumnType } from 'kysely'

type OptionalInstant = ColumnType<Date | null, Date | null, Date | null>

/** What the search finds of a record in one language. Triggers keep it. */
type SearchEntryTable = {
  portal: string
  /** The record's table; `map-place` for a place without a page of its own. */
  kind: string
  uid: string
  locale: string
  /** It is found from this instant on. */
  from_at: OptionalInstant
  /** It is over by this instant. */
  until_at: OptionalInstant
  /** Uid of the content page above it. */
  parent: string | null
  /** Uids of its tags, or its category. */
  tags: JSONColumnType<string[]>
  title: string
  /** The words of title (weight A) and summary (B). */
  lead: string
  /** Also those of headings (C) and running text (D). */
  vector: string
}

/** Every folded word that was ever indexed. Triggers keep it. */
type SearchWordTable = { portal: string; locale: string; word: string }

/** Words and expressions that mean the same. */
type SearchSynonymTable = { portal: string; position: number; words: JSONColumnType<string[]> }

/** How often a search of a day, YYYY-MM-DD, found nothing. `words` are folded. */
type SearchMissTable = { portal: string; day: string; words: string; count: number }

/** The tables of the search. */
export type SearchTables = {
  search_entry: SearchEntryTable
  search_word: SearchWordTable
  search_synonym: SearchSynonymTable
  search_miss: SearchMissTable
}
