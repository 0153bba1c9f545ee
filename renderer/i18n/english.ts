import first from './en.json?messages'
import type { Language } from './Language'

export const english: Language = {
  first,
  groups: {
    cells: () => import('./cells/en.json?messages'),
    forms: () => import('./forms/en.json?messages'),
    lists: () => import('./lists/en.json?messages'),
    maps: () => import('./maps/en.json?messages'),
    walks: () => import('./walks/en.json?messages'),
  },
}
