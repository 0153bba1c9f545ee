import { useMemo } from 'react'
import type { Geo, MapPlace } from '../../../../schemas/engine'
import { useRouteMatch } from '../../location/Route'
import { useNeeds } from '../../session/needs'
import { useSession } from '../../session/Session'
import { useAnswer } from '../../session/useAnswers'
import { arrangePlaces } from './arrangePlaces'
import { type MapAddress, mapPinsQuery, mapPlacesQuery, pageSize } from './mapQueries'

export type FoundPlaces = {
  /** The page of the list. */
  rows: readonly MapPlace[]
  /** What the map shows. */
  pins: readonly MapPlace[]
  /** The number of all places, and of those that the map shows. */
  total: number
  /** Whether some places are not on the map, because there are too many. */
  isBounded: boolean
  /** What was asked for. It stays the same on every page of the list, and while more of the same places arrive. */
  question: string
  /** The number of the page that `rows` belong to. */
  page: number
  /** How many of `pins` are in the part of the map that the visitor moved to; undefined before that. */
  countInView?: number
}

/** Decides whether a place is among those that the list shows. */
export type PlaceTest = (place: MapPlace) => boolean

type Data = { address: MapAddress; items: readonly MapPlace[]; total: number }

/**
 * The places of the address that meet the visitor's needs, the nearest first. The browser filters all places of the
 * address, because the needs never leave the device; until it has loaded them, it uses the page that the server sent.
 */
export function useMapPlaces({ address, items, total }: Data, origin: Geo | undefined): FoundPlaces {
  const { scope } = useSession()
  const { search } = useRouteMatch()
  const needs = useNeeds()
  const hasAll = total <= items.length
  const pinsQuery = mapPinsQuery(scope, search)
  const answer = useAnswer(hasAll ? mapPlacesQuery(scope, search) : pinsQuery)
  const loaded = answer && 'data' in answer ? answer.data.items : undefined
  const all = hasAll ? items : loaded
  const { page } = address
  // All pages of the list show the same map.
  const known = all ?? items
  const pins = useMemo(() => arrangePlaces(known, needs, origin), [known, needs, origin])
  const question = JSON.stringify([pinsQuery.address, needs, origin])
  return useMemo(() => {
    const isWhole = all !== undefined && all.length >= total
    const rows = isWhole ? rowsOf(pins, page) : arrangePlaces(items, needs, needs.length > 0 ? origin : undefined)
    const isBounded = all !== undefined && !isWhole
    return { rows, pins, total: isWhole ? pins.length : total, isBounded, question, page }
  }, [all, items, pins, total, needs, origin, question, page])
}

const rowsOf = (places: readonly MapPlace[], page: number) => places.slice((page - 1) * pageSize, page * pageSize)

/** The places in the part of the map that the visitor moved to, on the same page of the list or on the last one. */
export function placesInView(found: FoundPlaces, isInView: PlaceTest): FoundPlaces {
  const places = found.pins.filter(isInView)
  const page = Math.max(1, Math.min(found.page, Math.ceil(places.length / pageSize)))
  return { ...found, rows: rowsOf(places, page), page, countInView: places.length }
}
