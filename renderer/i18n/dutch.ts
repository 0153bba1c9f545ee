import type { Language } from './Language'
import first from './nl.json?messages'

export const dutch: Language = {
  first,
  groups: {
    cells: () => import('./cells/nl.json?messages'),
    forms: () => import('./forms/nl.json?messages'),
    lists: () => import('./lists/nl.json?messages'),
    maps: () => import('./maps/nl.json?messages'),
    walks: () => import('./walks/nl.json?messages'),
  },
}
