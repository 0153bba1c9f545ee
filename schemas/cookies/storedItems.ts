/**
 * Every item that the portal stores in a visitor's browser. The code that stores items takes names and lifetimes from here, and the
 * page about cookies lists them.
 */
import {
  cardsItem,
  formDraft,
  gatesItem,
  installCookie,
  needsItem,
  redirectCookie,
  reportsDatabase,
  reportsItem,
  ticketsItem,
  wasteItem,
} from './deferredItems'
import { consentCookie, endOf2030, positionCookie, type StoredItem } from './scriptItems'

export type { StoredItem } from './scriptItems'
export { consentCookie, positionCookie } from './scriptItems'

/** HTML id of the sentence that confirms the visitor's choice of cookies in browsers without scripts. */
export const consentSavedId = 'choix-enregistre'

const day = 24 * 60 * 60
const year = 365 * day

/** The language that the visitor chose. */
export const localeCookie = {
  name: 'i18n_redirected',
  level: 'necessary',
  place: 'cookie',
  maxAge: year,
  isReadable: true,
} as const satisfies StoredItem

/** The colour scheme that the visitor chose: `light` or `dark`. Without it, that of the device. */
export const schemeCookie = {
  name: 'beffroi_scheme',
  level: 'necessary',
  place: 'cookie',
  expires: endOf2030,
  isReadable: true,
} as const satisfies StoredItem

/** The size of texts that the visitor chose: `large`, `larger`, `largest` or `double`. */
export const textSizeCookie = {
  name: 'beffroi_text_size',
  level: 'necessary',
  place: 'cookie',
  expires: endOf2030,
  isReadable: true,
} as const satisfies StoredItem

/** The visitor's anonymous id. The signature prevents votes with invented ids. */
export const anonymousCookie = {
  name: 'beffroi_anonymous',
  level: 'necessary',
  place: 'cookie',
  maxAge: 10 * year,
  isSigned: true,
  isHostOnly: true,
} as const satisfies StoredItem

/** Access token of the signed-in visitor, with its portal. */
export const sessionCookie = {
  name: 'beffroi_session',
  level: 'necessary',
  place: 'cookie',
  isHostOnly: true,
} as const satisfies StoredItem

/** Token that renews the session. */
export const refreshCookie = {
  name: 'beffroi_refresh',
  level: 'necessary',
  place: 'cookie',
  isHostOnly: true,
} as const satisfies StoredItem

/** Names the sign-in to the parking service, whose tokens stay on the server. */
export const parkingCookie = {
  name: 'beffroi_4411',
  level: 'necessary',
  place: 'cookie',
  maxAge: 90 * day,
  isHostOnly: true,
} as const satisfies StoredItem

/** The page that a sign-in to the parking service resumes, such as the form of a widget, with the state of the sign-in. */
export const parkingPathCookie = {
  name: 'beffroi_4411_path',
  level: 'necessary',
  place: 'cookie',
  maxAge: 15 * 60,
  isSigned: true,
  isHostOnly: true,
} as const satisfies StoredItem

/** The town whose pages the visitor saw last, for addresses that name none. */
export const townCookie = { name: 'beffroi_town', level: 'necessary', place: 'cookie' } as const satisfies StoredItem

/** The walks that the visitor has stored for use offline, with their files. The service worker caches the page that opens them. */
export const walksItem = { name: 'beffroi_walks', level: 'necessary', place: 'indexedDB' } as const satisfies StoredItem

/** All items by key, in the order of the page about cookies. */
export const storedItems = {
  consent: consentCookie,
  locale: localeCookie,
  scheme: schemeCookie,
  textSize: textSizeCookie,
  town: townCookie,
  anonymous: anonymousCookie,
  session: sessionCookie,
  refresh: refreshCookie,
  parking: parkingCookie,
  parkingPath: parkingPathCookie,
  draft: formDraft,
  needs: needsItem,
  walks: walksItem,
  cards: cardsItem,
  tickets: ticketsItem,
  waste: wasteItem,
  gates: gatesItem,
  reports: reportsDatabase,
  reportsMark: reportsItem,
  redirect: redirectCookie,
  position: positionCookie,
  install: installCookie,
} as const satisfies Readonly<Record<string, StoredItem>>

export type StoredItemKey = keyof typeof storedItems

export const storedItemKeys = Object.keys(storedItems) as readonly StoredItemKey[]
