import { ticketsOperations } from '../../../../schemas/generated/ticketsOperations'
import { fillPath } from '../../api/endpoints'
import type { Scope } from '../../api/pageQueries'
import { type Query, queryAt } from '../../api/Query'

type TicketScope = { scope: Pick<Scope, 'portalName'> }

/** The most events that a page lists. */
const maxEvents = 50

/** The address of a call of tickets. */
export function ticketAddress(
  operation: keyof typeof ticketsOperations,
  uid: string,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const path = fillPath(ticketsOperations[operation].path, { uid })
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`
}

/** The events that one can register for. What is free changes while the visitor looks. */
export const offersQuery = ({ scope: { portalName } }: TicketScope): Query<'listTicketEvents'> => ({
  ...queryAt(ticketsOperations, 'listTicketEvents', {}, { portalName, count: maxEvents }),
  refetchesOnFocus: true,
})

export const offerQuery = ({ scope: { portalName } }: TicketScope, uid: string): Query<'readTicketEvent'> => ({
  ...queryAt(ticketsOperations, 'readTicketEvent', { uid }, { portalName }),
  refetchesOnFocus: true,
})

/** The registration of the visitor for an event. */
export const ownQuery = ({ scope: { portalName } }: TicketScope, uid: string): Query<'checkSubscription'> => ({
  ...queryAt(ticketsOperations, 'checkSubscription', { uid }, { portalName }),
  refetchesOnFocus: true,
})

/** All registrations of the visitor. */
export const ticketsQuery = ({ scope: { portalName } }: TicketScope): Query<'listTickets'> => ({
  ...queryAt(ticketsOperations, 'listTickets', {}, { portalName }),
  refetchesOnFocus: true,
})

/** A registration of the visitor, or one whose link the visitor has. */
export const ticketQuery = (
  { scope: { portalName } }: TicketScope,
  uid: string,
  code: string | undefined,
): Query<'readSubscription'> => ({
  ...queryAt(ticketsOperations, 'readSubscription', { uid }, { portalName, ...(code !== undefined && { code }) }),
  refetchesOnFocus: true,
})
