import { type Expression, sql } from 'kysely'
import type { Address, Geo, GeocodedLocation } from '../../../../schemas'
import { findStreets, parseAddressQuery } from '../addresses/findStreets'
import { foldWords, splitWords } from '../call/foldWords'
import { likePattern } from '../call/listQueries'
import { localized, type Scope } from '../call/Scope'
import { addressLine } from '../fragments/fragments'

/** Finds locations among the town's own streets and places, streets first. */
export async function searchTown(scope: Scope, text: string, count: number): Promise<GeocodedLocation[]> {
  const { words, number, box } = parseAddressQuery(text)
  const [streets, places] = await Promise.all([
    findStreets(scope.db, scope.name, words),
    findPlaces(scope, text, count),
  ])
  const fitting = number ? streets.filter(({ last }) => Number.parseInt(number, 10) <= last) : streets
  const found = fitting.slice(0, count).map(({ name, zip, locality, lat, lon }): GeocodedLocation => {
    const address = {
      street: name,
      streetNumber: number ?? '',
      ...(number && box && { boxNumber: box }),
      zip,
      locality,
    }
    return located(address, number ? 'address' : 'street', { lat, lon })
  })
  return [...found, ...places].slice(0, count)
}

async function findPlaces(scope: Scope, text: string, count: number): Promise<GeocodedLocation[]> {
  const words = splitWords(foldWords(text))
  if (words.length === 0) return []
  let found = scope.db.selectFrom('place').select(['lat', 'lon', 'details', 'texts']).where('portal', '=', scope.name)
  for (const word of words) found = found.where('search', 'like', likePattern(word))
  const rows = await found.orderBy('has_page', 'desc').orderBy('position').limit(count).execute()
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
