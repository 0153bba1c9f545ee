import { useMemo, useState } from 'react'
import { isInside } from '../../../../renderer/map/isInside'
import type { GeoBounds } from '../../../../renderer/map/MapContent'
import type { Geo, MapPlace } from '../../../../schemas/engine'
import { distanceBetween } from '../../../../schemas/tracks/positions'
import { useRouteMatch } from '../../location/Route'
import { meetsNeeds, type Needs, useNeeds } from '../../session/needs'
import { useSession } from '../../session/Session'
import { useAnswer } from '../../session/useAnswers'
import { type MapAddress, mapPinsQuery, mapPlacesQuery, pageSize } from './mapQueries'

export type ShownPlaces = {
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

type Data = { address: MapAddress; items: readonly MapPlace[]; total: number }

/**
 * The places of the address that meet the visitor's needs, the nearest first. The browser filters all places of the
 * address, because the needs never leave the device; until it has loaded them, it uses the page that the server sent.
 */
export function useMapPlaces({ address, items, total }: Data, origin: Geo | undefined): ShownPlaces {
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
  const mapped = all ?? items
  const pins = useMemo(() => arrangePlaces(mapped, needs, origin), [mapped, needs, origin])
  const question = JSON.stringify([pinsQuery.address, needs, origin])
  return useMemo(() => {
    const isWhole = all !== undefined && all.length >= total
    const rows = isWhole ? rowsOf(pins, page) : arrangePlaces(items, needs, needs.length > 0 ? origin : undefined)
    const isBounded = all !== undefined && !isWhole
    return { rows, pins, total: isWhole ? pins.length : total, isBounded, question, page }
  }, [all, items, pins, total, needs, origin, question, page])
}

const rowsOf = (places: readonly MapPlace[], page: number) => places.slice((page - 1) * pageSize, page * pageSize)

/**
 * The places of the list beside the map: all of them until the visitor moves the map, then those in view. A change of
 * what was asked for lists all again.
 */
export function useListedPlaces(shown: ShownPlaces, hasMap: boolean) {
  const { question } = shown
  const [view, setView] = useState<{ isListed(place: MapPlace): boolean; question: string }>()
  const followsMap = view?.question === question
  const isListed = hasMap && followsMap ? view.isListed : undefined
  const listed = useMemo(() => (isListed ? placesInView(shown, isListed) : shown), [shown, isListed])
  return {
    listed,

    /** Lists the places with these uids. */
    list: (uids: readonly string[]) => setView({ isListed: ({ uid }) => uids.includes(uid), question }),

    /** Lists the places within the bounds, or all without bounds. The list follows from the visitor's first move on. */
    followMap(bounds: GeoBounds | undefined, isByVisitor: boolean) {
      if (isByVisitor || followsMap) setView(bounds && { isListed: (place) => isInside(place, bounds), question })
    },
  }
}

/** The places in the part of the map that the visitor moved to, on the same page of the list or on the last one. */
export function placesInView(shown: ShownPlaces, isInView: (place: MapPlace) => boolean): ShownPlaces {
  const places = shown.pins.filter(isInView)
  const page = Math.max(1, Math.min(shown.page, Math.ceil(places.length / pageSize)))
  return { ...shown, rows: rowsOf(places, page), page, countInView: places.length }
}

/**
 * Filters places by the visitor's needs and sorts them: places that meet all needs come before those with limits, and
 * the nearest to `origin` come first. Without `origin`, each group keeps its order.
 */
function arrangePlaces(places: readonly MapPlace[], needs: Needs, origin: Geo | undefined): MapPlace[] {
  const rated = places.map((place) => ({
    place,
    fit: meetsNeeds(place.accessibility, needs),
    distance: origin ? distanceBetween(origin, place) : 0,
  }))
  return rated
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit || one.distance - other.distance)
    .map(({ place }) => place)
}
