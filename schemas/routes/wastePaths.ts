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

/** The pickups of an address. */
export const wastePlacePath = (place: WastePlace): string => `${pagePaths.waste}?${wastePlaceQuery(place)}`
