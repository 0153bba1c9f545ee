import { busServiceOperations } from '../../../../schemas/generated/busServiceOperations'
import { trainServiceOperations } from '../../../../schemas/generated/trainServiceOperations'
import { fillPath } from '../../api/endpoints'
import type { Scope } from '../../api/pageQueries'
import { type Query, queryAt } from '../../api/Query'
import { pageSize, readStopAddress, type TransitMode } from './StopAddress'

type TransitScope = Pick<Scope, 'portalName'>

/** The page of the list of stops that an address names. */
export function stopsQuery({ portalName }: TransitScope, search: string): Query<'listStops' | 'listTrainStops'> {
  const { mode, stopName, position, page } = readStopAddress(search)
  const query = {
    portalName,
    count: pageSize,
    ...(page > 1 && { from: (page - 1) * pageSize }),
    ...(stopName !== undefined && { stopName }),
    ...position,
  }
  return mode === 'train'
    ? queryAt(trainServiceOperations, 'listTrainStops', {}, query)
    : queryAt(busServiceOperations, 'listStops', {}, query)
}

/** Departures that a page shows of each mode. */
export const departureCount = 12

export const busesQuery = (stop: string): Query<'listRides'> => ({
  ...queryAt(busServiceOperations, 'listRides', {}, { stop, size: departureCount }),
  refetchesOnFocus: true,
})

export const trainsQuery = (stop: string): Query<'listTrainRides'> => ({
  ...queryAt(trainServiceOperations, 'listTrainRides', {}, { stop, size: departureCount }),
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
