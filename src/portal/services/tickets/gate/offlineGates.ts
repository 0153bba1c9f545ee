import type { OfflinePages } from '../../../offline/OfflinePages'

/** The scan pages of the events that this device lets people in at. */
export const offlineGates: OfflinePages = {
  kind: 'gates',
  folder: 'ticketin',
  path: '/ticketin/hors-ligne',
  // People queue.
  timeoutMs: 3000,
  // The pages of residents below the same folder need the network.
  covers: ([first, part]) => part === 'entree' || first === 'hors-ligne',
  hashOf: ([uid = '']) => uid,
  pages: ['gatePages'],
  texts: [],
}
