import type { MapCategory, MapPlace } from '../../../../schemas/engine'
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

/** Without a network, the places of a filter are those that the map has loaded already, if all of them are among these. */
function placesQuery(scope: Scope, { page = 1, size = pageSize, ...filter }: PlacesQuery): Query<'queryMap'> {
  const { portalName } = scope
  const sizes = { ...(page > 1 && { page }), ...(size !== pageSize && { size }) }
  const query = queryAt(mapOperations, 'queryMap', { portalName }, { ...filter, ...sizes })
  const isWhole = Object.keys(filter).length === 0
  if (isWhole && size === maxPins) return query
  return {
    ...query,
    fromLoaded(read) {
      const menu = read(mapMenuQuery(scope))
      const categories = menu && 'data' in menu ? menu.data : []
      const all = readLoaded(scope, filter, categories, read)
      const places = all && filterPlaces(all, filter, categories)
      return places && { items: places.slice((page - 1) * size, page * size), total: places.length }
    },
  }
}

/**
 * Loaded places, all of a filter among them; undefined unless they are: all of the town, all of the category or of the one above it, or
 * as many of the category as the menu counts.
 */
function readLoaded(
  scope: Scope,
  { category }: PlaceFilter,
  categories: readonly MapCategory[],
  read: ReadAnswer,
): readonly MapPlace[] | undefined {
  const above = categories.find(({ children }) => children.some(({ uid }) => uid === category))
  const searches = ['', ...[category, above?.uid].flatMap((each) => (each ? [`category=${each}`] : []))]
  const loaded = searches
    .flatMap((search) => [mapPinsQuery(scope, search), mapPlacesQuery(scope, search)])
    .flatMap((query) => {
      const answer = read(query)
      return answer && 'data' in answer ? [answer.data] : []
    })
  const whole = loaded.find(({ items, total }) => items.length >= total)
  if (whole || category === undefined) return whole?.items
  const { count } = [...categories, ...(above?.children ?? [])].find(({ uid }) => uid === category) ?? {}
  if (count === undefined) return undefined
  return loaded
    .map(({ items }) => items)
    .find((items) => (filterPlaces(items, { category }, categories) ?? []).length >= count)
}
