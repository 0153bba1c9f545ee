import { busServiceOperations } from '../../../../schemas/generated/busServiceOperations'
import { trainServiceOperations } from '../../../../schemas/generated/trainServiceOperations'
import { fillPath } from '../../api/endpoints'
import type { Scope } from '../../api/pageQueries'
import { type Query, queryAt } from '../../api/Query'
import { mapSize, pageSize, readBoardAddress, readStopAddress, type TransitMode } from './StopAddress'

type TransitScope = Pick<Scope, 'portalName'>

/** The stops that an address names: a page of the list, or those of the map. */
export function stopsQuery({ portalName }: TransitScope, search: string): Query<'listStops' | 'listTrainStops'> {
  const { mode, stopName, position, page, isMap } = readStopAddress(search)
  const query = {
    portalName,
    count: isMap ? mapSize : pageSize,
    ...(page > 1 && !isMap && { from: (page - 1) * pageSize }),
    ...(stopName !== undefined && { stopName }),
    ...position,
  }
  return mode === 'train'
    ? queryAt(trainServiceOperations, 'listTrainStops', {}, query)
    : queryAt(busServiceOperations, 'listStops', {}, query)
}

/** Departures that a page shows of each mode. */
export const departureCount = 12

/** What the address of a stop asks for. */
function boardOf(stop: string, search: string) {
  const { at, page } = readBoardAddress(search)
  return { stop, size: departureCount, ...(at !== undefined && { at }), ...(page > 1 && { page }) }
}

export const busesQuery = (stop: string, search: string): Query<'listRides'> => ({
  ...queryAt(busServiceOperations, 'listRides', {}, boardOf(stop, search)),
  refetchesOnFocus: true,
})

export const trainsQuery = (stop: string, search: string): Query<'listTrainRides'> => ({
  ...queryAt(trainServiceOperations, 'listTrainRides', {}, boardOf(stop, search)),
  refetchesOnFocus: true,
})

export const rideQuery = (mode: TransitMode, uid: string): Query<'readRide' | 'readTrainRide'> => ({
  ...(mode === 'train'
    ? queryAt(trainServiceOperations, 'readTrainRide', { uid })
    : queryAt(busServiceOperations, 'readRide', { uid })),
  refetchesOnFocus: true,
})

/** The call that refreshes the departures of a stop. */
export const departuresPath = (mode: TransitMode, uid: string): string =>
  `${fillPath(
    mode === 'train' ? trainServiceOperations.listTrainDepartures.path : busServiceOperations.listDepartures.path,
    { uid },
  )}?count=${departureCount}`
