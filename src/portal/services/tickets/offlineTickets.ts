import type { OfflinePages } from '../../offline/OfflinePages'

/** The page that changes something, for which there is nothing to show without a network but all tickets. */
const form = 'annuler'

/** The visitor's tickets. */
export const offlineTickets: OfflinePages = {
  kind: 'tickets',
  folder: 'billets',
  path: '/billets/hors-ligne',
  // Nobody waits at an entrance.
  timeoutMs: 3000,
  hashOf: ([uid = '']) => (uid === form ? '' : uid),
  pages: ['ticketPages'],
  texts: [],
}
