import { parkingOperations } from '../../../../schemas/generated/parkingOperations'
import type { Scope } from '../../api/pageQueries'
import { type Query, queryAt } from '../../api/Query'

type Scoped = Pick<Scope, 'portalName'>

/** The running sessions of the visitor. */
export const sessionsQuery = ({ portalName }: Scoped): Query<'listParkingSessions'> => ({
  ...queryAt(parkingOperations, 'listParkingSessions', {}, { portalName }),
  refetchesOnFocus: true,
})

export const platesQuery = ({ portalName }: Scoped): Query<'listParkingPlates'> =>
  queryAt(parkingOperations, 'listParkingPlates', {}, { portalName })

/** Stopped sessions on a page of the history. */
export const historySize = 10

export const historyQuery = ({ portalName }: Scoped, page: number): Query<'readParkingHistory'> =>
  queryAt(parkingOperations, 'readParkingHistory', {}, { portalName, page, size: historySize })

/** The zones of the town whose code or streets have these words. */
export const townZonesQuery = ({ portalName }: Scoped, query: string): Query<'listParkingZones'> =>
  queryAt(parkingOperations, 'listParkingZones', {}, { portalName, limit: 200, ...(query && { query }) })

type Position = { lat: number; lon: number }

/** The zone at a position: the nearest within 100 metres. */
export const nearestZoneQuery = ({ portalName }: Scoped, position: Position): Query<'listParkingZones'> =>
  queryAt(parkingOperations, 'listParkingZones', {}, { portalName, ...position, radius: 100, limit: 1 })

export const zoneQuery = ({ portalName }: Scoped, code: string): Query<'listParkingZones'> =>
  queryAt(parkingOperations, 'listParkingZones', {}, { portalName, code: code.slice(0, 20), limit: 1 })

export const estimateQuery = ({ portalName }: Scoped, zone: string, minutes: number): Query<'estimateParking'> =>
  queryAt(parkingOperations, 'estimateParking', {}, { portalName, zone, minutes })
