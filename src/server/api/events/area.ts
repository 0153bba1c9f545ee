import type { Area } from '../Area'
import { listCalendar, listEventDates, listEvents, readEvent } from './handlers'

export const events = {
  handlers: { listCalendar, listEventDates, listEvents, readEvent },
  tables: { event: 'tracked' },
} satisfies Area
