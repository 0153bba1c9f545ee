import { endOf2030, type StoredItem } from './scriptItems'

/** The items that scripts store whose code a first view does not load. */

/** The address that a visitor chose in a modal of redirections. */
export const redirectCookie = {
  name: 'beffroi_redirect',
  level: 'necessary',
  place: 'cookie',
  expires: endOf2030,
  isPerTown: true,
  isReadable: true,
} as const satisfies StoredItem

/** State of the offer to install the portal: `showed`, then the visitor's answer. */
export const installCookie = {
  name: 'beffroi_install',
  level: 'experience',
  place: 'cookie',
  expires: endOf2030,
  isPerTown: true,
  isStoredBeforeChoice: true,
  isReadable: true,
} as const satisfies StoredItem

/** The values that a visitor has typed into a form and not sent. */
export const formDraft = {
  name: 'beffroi draft',
  level: 'necessary',
  place: 'sessionStorage',
  isReadable: true,
} as const satisfies StoredItem

/** The visitor's accessibility needs, such as ways without steps, separated by spaces. They are never sent. */
export const needsItem = {
  name: 'beffroi_needs',
  level: 'necessary',
  place: 'localStorage',
  isReadable: true,
} as const satisfies StoredItem

/** The loyalty cards that the visitor saw last, to show them without a network. */
export const cardsItem = {
  name: 'beffroi_cards',
  level: 'necessary',
  place: 'localStorage',
  isPerTown: true,
  isReadable: true,
} as const satisfies StoredItem

/** The events that the device lets people in at, with their scans. The service worker caches the page that scans. */
export const gatesItem = { name: 'beffroi_gates', level: 'necessary', place: 'indexedDB' } as const satisfies StoredItem

/** The tickets that the visitor saw last, to show them without a network. */
export const ticketsItem = {
  name: 'beffroi_tickets',
  level: 'necessary',
  place: 'localStorage',
  isPerTown: true,
  isReadable: true,
} as const satisfies StoredItem

/** The pickups of the visitor's address and the sorting guide as they were last read, to show them without a network. */
export const wasteItem = {
  name: 'beffroi_waste',
  level: 'necessary',
  place: 'localStorage',
  isPerTown: true,
  isReadable: true,
} as const satisfies StoredItem

/** Whether the device keeps reports of defects that the visitor has begun or not yet sent. */
export const reportsItem = {
  name: 'beffroi_reports',
  level: 'necessary',
  place: 'localStorage',
  isPerTown: true,
  isReadable: true,
} as const satisfies StoredItem

/** These reports, with their photographs. */
export const reportsDatabase = {
  name: 'beffroi_defects',
  level: 'necessary',
  place: 'indexedDB',
} as const satisfies StoredItem
