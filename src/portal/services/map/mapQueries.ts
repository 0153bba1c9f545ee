import { mapOperations } from '../../../../schemas/generated/mapOperations'
import { type Query, queryAt, type ReadAnswer } from '../../api/Query'
import { filterPlaces, type PlaceFilter } from './filterPlaces'

type Scope = { portalName: string }

/** Maximum number of places in one response. The map shows all of them, the list one page. */
export const maxPins = 500
/** Number of places on a page of the list. */
export const pageSize = 50

/** The parsed address of the map page. Invalid values count as missing. */
export type MapAddress = {
  filter: PlaceFilter
  /** Uid of the place whose details are shown. */
  place: string | undefined
  /** Uid of the place from which distances are counted. */
  near: string | undefined
  /** From 1. */
  page: number
}

const uid = /^[A-Za-z0-9][\w-]{0,79}$/

export function readMapAddress(search: string): MapAddress {
  const params = new URLSearchParams(search)
  const text = (name: string) => params.get(name) ?? ''
  const [query, category, zone] = [text('query').slice(0, 200), text('category'), text('zone')]
  const needs = params.getAll('need').filter((need) => /^[a-zA-Z]{1,20}$/.test(need))
  const page = Number(text('page'))
  return {
    filter: {
      ...(query.trim() && { query }),
      ...(uid.test(category) && { category }),
      ...(text('open') === '1' && { open: true }),
      ...(needs.length > 0 && { needs: needs.join() }),
      ...(isZone(zone) && { bbox: zone }),
    },
    place: uid.test(text('place')) ? text('place') : undefined,
    near: uid.test(text('near')) ? text('near') : undefined,
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** Whether a string is a bounding box `west,south,east,north` in degrees that the API accepts. */
function isZone(text: string): boolean {
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number)
  if (!/^(-?\d{1,3}(\.\d{1,12})?(,|$)){4}$/.test(text)) return false
  return -180 <= west && west < east && east <= 180 && -90 <= south && south < north && north <= 90
}

export const mapMenuQuery = ({ portalName }: Scope) => queryAt(mapOperations, 'readMapMenu', { portalName })

/** The page of the list that the address names. */
export function mapPlacesQuery(scope: Scope, search: string): Query<'queryMap'> {
  const { filter, page } = readMapAddress(search)
  return placesQuery(scope, { ...filter, ...(page > 1 && { page }) })
}

/** All places of the address that the map shows. */
export const mapPinsQuery = (scope: Scope, search: string): Query<'queryMap'> =>
  placesQuery(scope, { ...readMapAddress(search).filter, size: maxPins })

/** One place, regardless of the filter. */
export const mapPlaceQuery = (scope: Scope, uid: string): Query<'queryMap'> => placesQuery(scope, { uid })

type PlacesQuery = MapAddress['filter'] & { uid?: string; page?: number; size?: number }

/** Without a network, the places of a filter are those of the whole town that the map has already, if it has all of them. */
function placesQuery(scope: Scope, { page = 1, size = pageSize, ...filter }: PlacesQuery): Query<'queryMap'> {
  const { portalName } = scope
  const sizes = { ...(page > 1 && { page }), ...(size !== pageSize && { size }) }
  const query = queryAt(mapOperations, 'queryMap', { portalName }, { ...filter, ...sizes })
  const isWhole = Object.keys(filter).length === 0
  if (isWhole && size === maxPins) return query
  return {
    ...query,
    fromLoaded(read) {
      const all = readTown(scope, read)
      const menu = read(mapMenuQuery(scope))
      const places = all && filterPlaces(all, filter, menu && 'data' in menu ? menu.data : [])
      return places && { items: places.slice((page - 1) * size, page * size), total: places.length }
    },
  }
}

/** All places of the town; undefined unless all of them are loaded. */
function readTown(scope: Scope, read: ReadAnswer) {
  for (const query of [mapPinsQuery(scope, ''), mapPlacesQuery(scope, '')]) {
    const answer = read(query)
    if (answer && 'data' in answer && answer.data.items.length >= answer.data.total) return answer.data.items
  }
  return undefined
}
