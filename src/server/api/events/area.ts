import type { EventTables } from '../../db/tables/EventTables'
import type { Area, Tracked } from '../Area'
import { findEventCell } from './eventPage'
import { listCalendar, listEventDates, listEvents, readEvent } from './handlers'
import { repeatEventsJob } from './repeatEventsJob'

export const events = {
  service: 'agenda',
  handlers: { listCalendar, listEventDates, listEvents, readEvent },
  tables: { event: 'tracked' } satisfies Tracked<EventTables>,
  blockFinders: { event: findEventCell },
  jobs: (context) => ({ 'repeat-events': repeatEventsJob(context) }),
} satisfies Area
