import type { Area } from '../call/Area'
import { listAside, listSuggestions, search as searchAll, searchSection } from './handlers'

export const search = {
  handlers: { listAside, listSuggestions, search: searchAll, searchSection },
  tables: { search_entry: 'tracked', search_word: 'tracked', search_synonym: 'tracked', search_miss: 'untracked' },
} satisfies Area
