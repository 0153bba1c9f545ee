import { type Selectable, sql } from 'kysely'
import type { Button } from '../../../../schemas'
import { ticketEventPath } from '../../../../schemas/routes/pagePaths'
import { hasService } from '../../../../schemas/routes/services'
import type { EventTable } from '../../db/tables/EventTables'
import type { Scope } from '../call/Scope'
import { navigateTo } from '../fragments/fragments'
import { textsOf } from '../texts/textsOf'

/** Whether residents register for an event of the table `event`. */
export const isTicketed = sql<boolean>`exists (select 1 from ticketed_event
  where ticketed_event.portal = event.portal and ticketed_event.event = event.uid)`

/** The same as a column. */
export const hasTickets = isTicketed.as('has_tickets')

/** An event as lists read it. */
export type ListedEvent = Selectable<EventTable> & { has_tickets: boolean }

/** Returns the button that leads to the registration for an event to come; none for other events. */
export function ticketButtons(
  { uid, starts_at, has_tickets }: Pick<ListedEvent, 'uid' | 'starts_at' | 'has_tickets'>,
  { portal, locale, now }: Scope,
): Button[] {
  if (!has_tickets || starts_at <= now || !hasService(portal, 'tickets')) return []
  return [{ label: textsOf(locale)('bookPlaces'), kind: 'primary', action: navigateTo(ticketEventPath(uid)) }]
}
