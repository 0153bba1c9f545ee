import first from './de.json?messages'
import type { Language } from './Language'

export const german: Language = {
  first,
  groups: {
    cells: () => import('./cells/de.json?messages'),
    forms: () => import('./forms/de.json?messages'),
    lists: () => import('./lists/de.json?messages'),
    maps: () => import('./maps/de.json?messages'),
    walks: () => import('./walks/de.json?messages'),
  },
}
