/** What scripts of the portal store themselves. The table of all items is in `storedItems`, which a first view does not load. */

/** `necessary` items are stored without a question, `experience` items only once the visitor has accepted them. */
export type ConsentLevel = 'necessary' | 'experience'

export type StoredItem = {
  /** An item per town has the town's card name after it, see `nameInTown`; a draft the form's. */
  name: string
  level: ConsentLevel
  place: 'cookie' | 'sessionStorage' | 'localStorage' | 'indexedDB'
  /** Seconds until it expires. Cookies with neither `maxAge` nor `expires` end with the browser's session. */
  maxAge?: number
  /** When it expires, as cookies spell it. */
  expires?: string
  isPerTown?: boolean
  /** Whether scripts of the page may read it. Cookies that say who a visitor is are never readable. */
  isReadable?: boolean
  /** Whether the value carries the site's signature. */
  isSigned?: boolean
  /** Whether the name starts with `__Host-` on https, so that no other host of the domain can set it. */
  isHostOnly?: boolean
}

/** Expiry of the cookies for which the specification gives a date. */
const endOf2030 = 'Sun, 29 Dec 2030 00:00:00 GMT'

/** The visitor's choice: `experience` or `necessary`. */
export const consentCookie = {
  name: 'beffroi_consent',
  level: 'necessary',
  place: 'cookie',
  // Six months, after which one asks again (CNIL, deliberation 2020-091).
  maxAge: 182 * 24 * 60 * 60,
  isReadable: true,
} as const satisfies StoredItem

/** The address that a visitor chose in a modal of redirections. */
export const redirectCookie = {
  name: 'beffroi_redirect',
  level: 'necessary',
  place: 'cookie',
  expires: endOf2030,
  isPerTown: true,
  isReadable: true,
} as const satisfies StoredItem

/** Where the visitor is: latitude and longitude in degrees, with a comma between. */
export const positionCookie = {
  name: 'beffroi_position',
  level: 'experience',
  place: 'cookie',
  expires: endOf2030,
  isReadable: true,
} as const satisfies StoredItem

/** That the offer to install the portal was shown (`showed`), and later the visitor's answer. */
export const installCookie = {
  name: 'beffroi_install',
  level: 'experience',
  place: 'cookie',
  expires: endOf2030,
  isPerTown: true,
  isReadable: true,
} as const satisfies StoredItem

/** What a visitor has typed into a form and not sent. */
export const formDraft = {
  name: 'beffroi draft',
  level: 'necessary',
  place: 'sessionStorage',
  isReadable: true,
} as const satisfies StoredItem

/** The visitor's personal needs, such as ways without steps, with spaces between. No request carries them. */
export const needsItem = {
  name: 'beffroi_needs',
  level: 'necessary',
  place: 'localStorage',
  isReadable: true,
} as const satisfies StoredItem

/** The name of an item in the town of a card name. */
export const nameInTown = ({ name, isPerTown }: StoredItem, card: string): string =>
  isPerTown ? `${name}_${card}` : name
