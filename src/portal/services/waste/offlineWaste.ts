import type { OfflinePages } from '../../offline/OfflinePages'

/** Pages whose content the device has a copy of. The others need the network. */
const copied = ['', 'mois', 'tri', 'hors-ligne']

/** The pickups of the visitor's address and the sorting guide. The hash names the guide, or a thing in it. */
export const offlineWaste: OfflinePages = {
  kind: 'waste',
  folder: 'dechets',
  path: '/dechets/hors-ligne',
  timeoutMs: 5000,
  covers: ([first = '']) => copied.includes(first),
  hashOf: ([first, uid]) => (first === 'tri' ? (uid ?? 'tri') : ''),
  pages: ['wastePages'],
  texts: ['cells'],
}
