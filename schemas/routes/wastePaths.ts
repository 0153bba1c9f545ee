import { pagePaths } from './pagePaths'

/** The page that a link of a mail about pickups opens. */
export const wasteLinkPath = (what: 'confirm' | 'stop', uid: string, code: string): string =>
  `${pagePaths.wasteReminder}/lien?${new URLSearchParams({ what, uid, code })}`
/** The calendar file of an address, by its secret. */
export const wasteCalendarPath = (secret: string): string =>
  `${pagePaths.waste}/agenda/${encodeURIComponent(secret)}.ics`

/** An address with its waste zone. */
export type WastePlace = {
  luid: string
  zuid: string
  street: string
  number?: string | undefined
  zip: string
  locality: string
}

/** The parameters of a page that name an address. */
export const wastePlaceQuery = ({ luid, zuid, street, number, zip, locality }: WastePlace): string =>
  new URLSearchParams({
    luid,
    zuid,
    rue: street,
    ...(number && { numero: number }),
    cp: zip,
    lieu: locality,
  }).toString()

/** Reads the address that parameters name; undefined when one is missing. */
export function readWastePlace(query: URLSearchParams): WastePlace | undefined {
  const [luid, zuid, street, zip, locality] = ['luid', 'zuid', 'rue', 'cp', 'lieu'].map((name) => query.get(name))
  if (!luid || !zuid || !street || !zip || !locality) return undefined
  return { luid, zuid, street, number: query.get('numero') || undefined, zip, locality }
}

/** A waste zone, without an address in it. */
export type WasteZone = { luid: string; zuid: string; name: string }

const wasteZoneQuery = ({ luid, zuid, name }: WasteZone): string =>
  new URLSearchParams({ luid, zuid, zone: name }).toString()

/** Reads the zone that parameters name; undefined when one is missing. */
export function readWasteZone(query: URLSearchParams): WasteZone | undefined {
  const [luid, zuid, name] = ['luid', 'zuid', 'zone'].map((each) => query.get(each))
  return luid && zuid && name ? { luid, zuid, name: name.slice(0, 200) } : undefined
}

/** The pickups of an address or a zone as a list and as a month; of the visitor's own address, without one. */
export function wasteViews(of: WastePlace | WasteZone | undefined): { list: string; month: string } {
  const query = of === undefined ? '' : `?${'name' in of ? wasteZoneQuery(of) : wastePlaceQuery(of)}`
  return { list: `${pagePaths.waste}${query}`, month: `${pagePaths.waste}/mois${query}` }
}

/** The pickups of an address. */
export const wastePlacePath = (place: WastePlace): string => `${pagePaths.waste}?${wastePlaceQuery(place)}`
