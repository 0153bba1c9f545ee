import { useMemo } from 'react'
import type { Geo, MapPlace } from '../../../schemas/engine'
import { type MapAddress, mapPinsQuery, mapPlacesQuery, pageSize } from '../api/mapQueries'
import { useRouteMatch } from '../location/Route'
import { useNeeds } from '../session/needs'
import { useSession } from '../session/Session'
import { useAnswer } from '../session/useAnswers'
import { arrangePlaces } from './arrangePlaces'

export type FoundPlaces = {
  /** The page of the list. */
  rows: readonly MapPlace[]
  /** What the map shows. */
  pins: readonly MapPlace[]
  /** How many places there are, and of how many the map shows the first ones. */
  total: number
  /** Whether some places are not on the map, because there are too many. */
  isBounded: boolean
}

type Data = { address: MapAddress; items: readonly MapPlace[]; total: number }

/**
 * The places of the address as the visitor needs them: those that meet their needs, the nearest first. The browser arranges all
 * places of the address, as the needs do not leave the device; until it has them, there is the page that the server sent.
 */
export function useMapPlaces({ address, items, total }: Data, origin: Geo | undefined): FoundPlaces {
  const { scope } = useSession()
  const { search } = useRouteMatch()
  const needs = useNeeds()
  const hasAll = total <= items.length
  const answer = useAnswer(hasAll ? mapPlacesQuery(scope, search) : mapPinsQuery(scope, search))
  const loaded = answer && 'data' in answer ? answer.data.items : undefined
  const all = hasAll ? items : loaded
  const { page } = address
  return useMemo(() => {
    const isWhole = all !== undefined && all.length >= total
    const pins = arrangePlaces(all ?? items, needs, origin)
    const rows = isWhole
      ? pins.slice((page - 1) * pageSize, page * pageSize)
      : arrangePlaces(items, needs, needs.length > 0 ? origin : undefined)
    return { rows, pins, total: isWhole ? pins.length : total, isBounded: all !== undefined && !isWhole }
  }, [all, items, total, needs, origin, page])
}
