import type { OfflinePages } from '../../../offline/OfflinePages'

/** The scan pages of the events that this device lets people in at. */
export const offlineGates: OfflinePages = {
  kind: 'gates',
  folder: 'ticketin',
  path: '/ticketin/hors-ligne',
  // People queue.
  timeoutMs: 3000,
  hashOf: ([uid = '', part]) => (part === 'entree' ? uid : ''),
  pages: ['gatePages'],
  texts: [],
}
