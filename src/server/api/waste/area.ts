import type { Area } from '../Area'
import { listPickups, searchPickups } from './handlers'
import { findPickups, livePickups } from './wastePage'

export const waste = {
  handlers: { listPickups, searchPickups },
  tables: { waste_zone: 'tracked' },
  liveBlocks: [livePickups],
  blockFinders: { waste: findPickups },
} satisfies Area
