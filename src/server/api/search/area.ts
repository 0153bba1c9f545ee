import type { Area, Tracked } from '../Area'
import { listAside, listSuggestions, search as searchAll, searchSection } from './handlers'
import { deleteOldMisses } from './recordMiss'
import type { SearchTables } from './SearchTables'

export const search = {
  service: 'search',
  handlers: { listAside, listSuggestions, search: searchAll, searchSection },
  tables: {
    search_entry: 'tracked',
    search_word: 'tracked',
    search_synonym: 'tracked',
    search_miss: 'untracked',
  } satisfies Tracked<SearchTables>,
  deleteExpired: ({ db, now }) => deleteOldMisses(db, now()),
} satisfies Area
