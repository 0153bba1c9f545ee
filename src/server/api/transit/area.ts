import type { Area, Tracked } from '../Area'
import { findDepartures, liveDepartures } from './departuresBlock'
import { listDepartures, listStops } from './handlers'
import type { TransitTables } from './TransitTables'

export const transit = {
  handlers: { listDepartures, listStops },
  tables: { stop: 'tracked' } satisfies Tracked<TransitTables>,
  liveBlocks: [liveDepartures],
  blockFinders: { departures: findDepartures },
} satisfies Area
