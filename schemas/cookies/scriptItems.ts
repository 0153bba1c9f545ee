/** The items that scripts of the portal store in the browser. The table of all items is `storedItems`, which a first view does not load. */

/** `necessary` items are stored without a question, `experience` items only once the visitor has accepted them. */
export type ConsentLevel = 'necessary' | 'experience'

export type StoredItem = {
  /** For an item per town, `nameInTown` appends the town's card name; for a draft, the portal appends the form's name. */
  name: string
  level: ConsentLevel
  place: 'cookie' | 'sessionStorage' | 'localStorage' | 'indexedDB'
  /** Seconds until it expires. Cookies with neither `maxAge` nor `expires` end with the browser's session. */
  maxAge?: number
  /** Expiry as an HTTP date. */
  expires?: string
  isPerTown?: boolean
  /** Whether an `experience` item is also stored before the visitor has chosen. A refusal deletes it. */
  isStoredBeforeChoice?: boolean
  /** Whether scripts of the page may read it. Cookies that identify a visitor are never readable. */
  isReadable?: boolean
  /** Whether the value carries the site's signature. */
  isSigned?: boolean
  /** Whether the name starts with `__Host-` on https, so that no other host of the domain can set it. */
  isHostOnly?: boolean
}

/** Expiry of the cookies for which the specification gives a date. */
export const endOf2030 = 'Sun, 29 Dec 2030 00:00:00 GMT'

/** The visitor's choice: `experience` or `necessary`. */
export const consentCookie = {
  name: 'beffroi_consent',
  level: 'necessary',
  place: 'cookie',
  // Six months, after which the portal asks again (CNIL, deliberation 2020-091).
  maxAge: 182 * 24 * 60 * 60,
  isReadable: true,
} as const satisfies StoredItem

/** The visitor's position: latitude and longitude in degrees, separated by a comma. */
export const positionCookie = {
  name: 'beffroi_position',
  level: 'experience',
  place: 'cookie',
  expires: endOf2030,
  isReadable: true,
} as const satisfies StoredItem

/** The name of an item in the town with the given card name. */
export const nameInTown = ({ name, isPerTown }: StoredItem, card: string): string =>
  isPerTown ? `${name}_${card}` : name
