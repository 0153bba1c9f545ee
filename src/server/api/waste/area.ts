import type { Area, Tracked } from '../Area'
import { listPickups, searchPickups } from './handlers'
import type { WasteTables } from './WasteTables'
import { findPickups, livePickups } from './wastePage'

export const waste = {
  handlers: { listPickups, searchPickups },
  tables: { waste_zone: 'tracked' } satisfies Tracked<WasteTables>,
  liveBlocks: [livePickups],
  blockFinders: { waste: findPickups },
} satisfies Area
