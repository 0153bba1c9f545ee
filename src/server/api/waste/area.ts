import type { Area } from '../call/Area'
import { listPickups, searchPickups } from './handlers'

export const waste = {
  handlers: { listPickups, searchPickups },
  tables: { waste_zone: 'tracked' },
} satisfies Area
