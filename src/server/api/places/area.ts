import type { PlaceTables } from '../../db/tables/PlaceTables'
import type { Area, Tracked } from '../Area'
import { findPlaceCell, livePlace } from './placeCell'

export const places = {
  tables: { place: 'tracked' } satisfies Tracked<PlaceTables>,
  liveBlocks: [livePlace],
  blockFinders: { place: findPlaceCell },
} satisfies Area
