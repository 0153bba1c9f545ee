import type { Area } from '../Area'
import { findPlaceCell, livePlace } from './placeCell'

export const places = {
  tables: { place: 'tracked' },
  liveBlocks: [livePlace],
  blockFinders: { place: findPlaceCell },
} satisfies Area
