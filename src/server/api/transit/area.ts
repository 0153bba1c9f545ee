import type { Area } from '../Area'
import { listDepartures, listStops } from './handlers'

export const transit = {
  handlers: { listDepartures, listStops },
  tables: { stop: 'tracked' },
} satisfies Area
