import type { Area } from '../Area'
import { findEventCell } from './eventPage'
import { listCalendar, listEventDates, listEvents, readEvent } from './handlers'

export const events = {
  handlers: { listCalendar, listEventDates, listEvents, readEvent },
  tables: { event: 'tracked' },
  blockFinders: { event: findEventCell },
} satisfies Area
