import type { OfflinePages } from '../../../../offline/OfflinePages'

/** The page on which a defect is reported without a network. */
export const offlineReports: OfflinePages = {
  kind: 'reports',
  folder: 'signalement',
  path: '/signalement/hors-ligne',
  timeoutMs: 5000,
  // The lists and the reports of others need the network.
  covers: ([first = '']) => first === '' || first === 'hors-ligne',
  hashOf: () => '',
  pages: ['offlineReportPages'],
  texts: [],
}
