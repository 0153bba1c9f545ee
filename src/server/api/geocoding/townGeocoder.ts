import { type Expression, sql } from 'kysely'
import type { Address, Geo, GeocodedLocation } from '../../../../schemas'
import type { FoundStreets, StreetIndex } from '../addresses/StreetIndex'
import { localized, type Scope } from '../call/Scope'
import { addressLine } from '../fragments/fragments'
import { hasWords } from '../maps/findMapPlaces'

/**
 * Finds locations among the town's own streets and places, streets first. When no street has all the words, places that have them come
 * first.
 */
export async function searchTown(
  scope: Scope,
  streets: StreetIndex,
  text: string,
  count: number,
): Promise<GeocodedLocation[]> {
  const { found, isWhole, words } = streets.find(text)
  const fitting = found.filter(({ hasNumber }) => hasNumber).slice(0, count)
  const addresses = fitting.map(({ street, number, box }): GeocodedLocation => {
    const { name, zip, locality } = street
    const address = { street: name, streetNumber: number, ...(number && box && { boxNumber: box }), zip, locality }
    return located(address, number ? 'address' : 'street', street)
  })
  const places = await findPlaces(scope, words, count)
  return (isWhole ? [...addresses, ...places] : [...places, ...addresses]).slice(0, count)
}

/** Finds places that have a form of every word, those with the words in their name first. */
async function findPlaces(scope: Scope, words: FoundStreets['words'], count: number): Promise<GeocodedLocation[]> {
  if (words.length === 0) return []
  const found = scope.db
    .selectFrom('place')
    .select(['lat', 'lon', 'details', 'texts'])
    .where('portal', '=', scope.name)
    .where(hasWords('search', words))
  const rows = await found
    .orderBy(hasWords('names', words), 'desc')
    .orderBy('has_page', 'desc')
    .orderBy('position')
    .limit(count)
    .execute()
  return rows.map(({ lat, lon, details, texts }) => ({
    label: `${localized(texts, scope).name}, ${addressLine(details.address)}`,
    kind: 'place',
    lat,
    lon,
    address: { ...details.address, lat, lon },
  }))
}

const located = (address: Address, kind: 'address' | 'street', { lat, lon }: Geo): GeocodedLocation => ({
  label: addressLine(address),
  kind,
  lat,
  lon,
  address: { ...address, lat, lon },
})

/** Farther streets and places do not describe a position. */
const maxDistanceMetres = 1500
/** A place within this distance has the same address as the position. */
const sameAddressMetres = 30

const metresPerDegree = 111_320

/** Finds the address of a place within `sameAddressMetres`, else the nearest street; undefined beyond `maxDistanceMetres`. */
export async function reverseInTown(scope: Scope, position: Geo): Promise<GeocodedLocation | undefined> {
  const [place] = await nearest(scope, 'place', position)
    .select('details')
    .where(sql<boolean>`coalesce(details->'address'->>'streetNumber', '') <> ''`)
    .execute()
  if (place && place.distance <= sameAddressMetres)
    return { ...located(place.details.address, 'address', place), distance: Math.round(place.distance) }
  const [street] = await nearest(scope, 'street', position).select(['name', 'zip', 'locality']).execute()
  if (!street) return undefined
  const { name, zip, locality, distance } = street
  return {
    ...located({ street: name, streetNumber: '', zip, locality }, 'street', street),
    distance: Math.round(distance),
  }
}

/** Selects the nearest row of a table and its distance in metres, on a flat projection that is exact enough for a town. */
function nearest({ db, name }: Scope, table: 'place' | 'street', { lat, lon }: Geo) {
  const metresPerLongitude = metresPerDegree * Math.max(Math.cos((lat * Math.PI) / 180), 0.01)
  const height = maxDistanceMetres / metresPerDegree
  const width = maxDistanceMetres / metresPerLongitude
  const squared: Expression<number> = sql<number>`((lat - ${lat}::float8) * ${metresPerDegree}::float8) ^ 2
    + ((lon - ${lon}::float8) * ${metresPerLongitude}::float8) ^ 2`
  return db
    .selectFrom(table)
    .select(['lat', 'lon', sql<number>`sqrt(${squared})`.as('distance')])
    .where('portal', '=', name)
    .where('lat', '>=', lat - height)
    .where('lat', '<=', lat + height)
    .where('lon', '>=', lon - width)
    .where('lon', '<=', lon + width)
    .orderBy(sql`${squared}`)
    .limit(1)
}
