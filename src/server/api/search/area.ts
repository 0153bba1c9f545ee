import type { Area } from '../Area'
import { listAside, listSuggestions, search as searchAll, searchSection } from './handlers'
import { deleteOldMisses } from './recordMiss'

export const search = {
  handlers: { listAside, listSuggestions, search: searchAll, searchSection },
  tables: { search_entry: 'tracked', search_word: 'tracked', search_synonym: 'tracked', search_miss: 'untracked' },
  deleteExpired: ({ db, now }) => deleteOldMisses(db, now()),
} satisfies Area
