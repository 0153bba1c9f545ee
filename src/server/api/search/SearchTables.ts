import type { JSONColumnType } from 'kysely'

/** Index entry of a record in one language. Triggers maintain it. */
type SearchEntryTable = {
  portal: string
  /** The record's table; `map-place` for a place without a page of its own, `defect` for a category of a catalogue. */
  kind: string
  uid: string
  locale: string
  /** The entry is hidden before this instant. */
  from_at: Date | null
  /** The event is over at this instant. */
  until_at: Date | null
  /** Uid of the parent content page. */
  parent: string | null
  /** Uids of the tags, or the category of a place. */
  tags: JSONColumnType<string[]>
  title: string
  /** The words of title (weight A) and summary (B). */
  lead: string
  /** Like `lead`, with the words of headings (C) and running text (D). */
  vector: string
}

/** Every folded word that was ever indexed. Triggers maintain it. */
type SearchWordTable = { portal: string; locale: string; word: string }

/** Words and expressions that mean the same. */
type SearchSynonymTable = { portal: string; position: number; words: JSONColumnType<string[]> }

/** Number of searches without results on a day (YYYY-MM-DD), by folded words. */
type SearchMissTable = { portal: string; day: string; words: string; count: number }

export type SearchTables = {
  search_entry: SearchEntryTable
  search_word: SearchWordTable
  search_synonym: SearchSynonymTable
  search_miss: SearchMissTable
}

declare module '../../db/Tables' {
  interface Tables extends SearchTables {}
}
