import type { OfflinePages } from '../../offline/OfflinePages'

/** Pages that change something, for which there is nothing to show without a network but all cards. */
const forms = ['scanner', 'modifier', 'retirer']

/** The visitor's loyalty cards. */
export const offlineCards: OfflinePages = {
  kind: 'cards',
  folder: 'carte-de-fidelite',
  path: '/carte-de-fidelite/hors-ligne',
  // Nobody waits at a till.
  timeoutMs: 3000,
  hashOf: ([uid = '']) => (forms.includes(uid) ? '' : uid),
  pages: ['cardPages'],
  texts: [],
}
