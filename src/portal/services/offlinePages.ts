import type { OfflinePages } from '../offline/OfflinePages'
import { offlineReports } from './defects/report/offline/offlineReports'
import { offlineCards } from './fidelity/offlineCards'
import { offlineGates } from './tickets/gate/offlineGates'
import { offlineTickets } from './tickets/offlineTickets'
import { offlineWalks } from './walks/offlineWalks'
import { offlineWaste } from './waste/offlineWaste'

/** The pages that open without a network. The service worker needs them without the records, which name all other pages. */
export const offlinePages: readonly OfflinePages[] = [
  offlineWalks,
  offlineCards,
  offlineGates,
  offlineTickets,
  offlineReports,
  offlineWaste,
]
