import type { Area, Tracked } from '../Area'
import { findDeparturesBlock, liveDepartures } from './departuresBlock'
import {
  listDepartures,
  listRides,
  listStops,
  listTrainDepartures,
  listTrainRides,
  listTrainStops,
  readRide,
  readTrainRide,
} from './handlers'
import { realtimeJob } from './realtime/realtimeJob'
import type { TransitTables } from './TransitTables'

export const transit = {
  service: 'transit',
  handlers: {
    listDepartures,
    listRides,
    listStops,
    listTrainDepartures,
    listTrainRides,
    listTrainStops,
    readRide,
    readTrainRide,
  },
  tables: {
    transit_feed: 'tracked',
    transit_agency: 'untracked',
    transit_route: 'untracked',
    transit_service: 'untracked',
    transit_service_date: 'untracked',
    transit_stop: 'untracked',
    transit_trip: 'untracked',
    transit_frequency: 'untracked',
    transit_stop_time: 'untracked',
    transit_trip_update: 'untracked',
    transit_alert: 'untracked',
  } satisfies Tracked<TransitTables>,
  jobs: (context) => ({ 'read-transit-times': realtimeJob(context) }),
  liveBlocks: [liveDepartures],
  blockFinders: { departures: findDeparturesBlock },
} satisfies Area
