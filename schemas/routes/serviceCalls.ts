import type { OperationId } from '../generated/types'
import { legalPaths, legalUid } from './pagePaths'
import type { Service } from './routePaths'

/** A call with the values of its parameters besides the name of the portal. */
export type ServiceCall = { id: OperationId; values?: Readonly<Record<string, string>> }

/** Asks for one record of a list. */
const one = { from: '0', count: '1' }
const onePage = { page: '1', size: '1' }

/**
 * The calls that tell whether a back end offers a service: it does not when it answers all of them with 404 or 501. They read what the
 * first page of the service shows, never a record that may be missing; that of `stats` is a page's own report, which is not asked at
 * start. A service without calls is always offered.
 */
export const serviceCalls: { readonly [S in Service]: readonly ServiceCall[] } = {
  services: [],
  login: [{ id: 'readAccount' }],
  map: [{ id: 'queryMap', values: onePage }],
  fidelity: [{ id: 'listFidelityCards', values: { identity: 'anonymous' } }],
  appointments: [{ id: 'listPrestations' }],
  tickets: [{ id: 'listTicketEvents', values: one }],
  defects: [{ id: 'listDefectCategories' }],
  waste: [{ id: 'readHousehold' }, { id: 'searchSorting' }, { id: 'listContainerSites' }],
  connectors: [{ id: 'listConnectors' }],
  parking: [{ id: 'listParkingSessions' }],
  transit: [{ id: 'listStops', values: one }],
  camps: [{ id: 'listCampLocations' }],
  readings: [{ id: 'listMeterKinds' }],
  search: [{ id: 'search', values: one }],
  news: [{ id: 'listPublications', values: one }],
  agenda: [{ id: 'listEvents', values: one }],
  menu: [{ id: 'readMenu' }],
  walks: [{ id: 'listWalks', values: onePage }],
  wall: [{ id: 'readAnonymousWall' }],
  favourites: [{ id: 'listFavourites', values: { identity: 'anonymous', ...onePage } }],
  stats: [{ id: 'countVisit' }],
  calendar: [{ id: 'listCalendar', values: onePage }],
  feed: [{ id: 'listFeed', values: { kind: 'publication', ...onePage } }],
  notices: [{ id: 'readContent', values: { uid: legalUid(legalPaths.notices) } }],
}
