import type { Area } from '../call/Area'
import { listAside, listSuggestions, search as searchAll, searchSection } from './handlers'

export const search = {
  handlers: { listAside, listSuggestions, search: searchAll, searchSection },
} satisfies Area
