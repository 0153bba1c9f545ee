import first from './fr.json?messages'
import type { Language } from './Language'

export const french: Language = {
  first,
  groups: {
    cells: () => import('./cells/fr.json?messages'),
    forms: () => import('./forms/fr.json?messages'),
    lists: () => import('./lists/fr.json?messages'),
    maps: () => import('./maps/fr.json?messages'),
    walks: () => import('./walks/fr.json?messages'),
  },
}
