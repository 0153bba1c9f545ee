import type { Area } from '../Area'
import { findDepartures, liveDepartures } from './departuresBlock'
import { listDepartures, listStops } from './handlers'

export const transit = {
  handlers: { listDepartures, listStops },
  tables: { stop: 'tracked' },
  liveBlocks: [liveDepartures],
  blockFinders: { departures: findDepartures },
} satisfies Area
