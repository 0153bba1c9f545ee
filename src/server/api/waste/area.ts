import type { Area } from '../Area'
import { listPickups, searchPickups } from './handlers'

export const waste = {
  handlers: { listPickups, searchPickups },
  tables: { waste_zone: 'tracked' },
} satisfies Area
