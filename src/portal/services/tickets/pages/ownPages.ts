import type { PageContext, ReadData, RoutePage } from '../../../location/Route'
import { readCode } from '../ticketAddresses'
import { ticketQuery, ticketsQuery } from '../ticketQueries'
import { ticketTexts } from '../ticketTexts'
import { CancelScreen } from './CancelScreen'
import { OfflineScreen } from './OfflineScreen'
import { type TicketData, TicketScreen } from './TicketScreen'
import { type TicketsData, TicketsScreen } from './TicketsScreen'

/** The visitor's registrations. */
export const listPage: RoutePage<{ tickets: ReturnType<typeof ticketsQuery> }, TicketsData> = {
  texts: ticketTexts,
  queries: ({ scope }) => ({ tickets: ticketsQuery({ scope }) }),
  data: ({ tickets }, read) => ({ tickets: read.optional(tickets)?.items }),
  head: ({ tickets }, { shellText }) => ({
    status: tickets ? 200 : 503,
    title: shellText('tickets.own'),
    kind: 'website',
  }),
  Component: TicketsScreen,
}

type OneQueries = { ticket: ReturnType<typeof ticketQuery> }

const dataOf = ({ ticket }: OneQueries, read: ReadData, uid: string, search: string): TicketData => ({
  uid,
  ticket: read.optional(ticket),
  isMissing: read.isMissing(ticket),
  code: readCode(search),
})

/** A registration that could not be read may be on the device. */
const statusOf = (ticket: unknown, isMissing: boolean): number => (ticket ? 200 : isMissing ? 404 : 503)

/** A registration of the visitor, or one whose link the visitor has. */
export const ticketPage: RoutePage<OneQueries, TicketData> = {
  texts: ticketTexts,
  queries: ({ scope, params: { uid = '' }, search }: Pick<PageContext, 'scope' | 'params' | 'search'>) => ({
    ticket: ticketQuery({ scope }, uid, readCode(search)),
  }),
  data: (queries, read, { params: { uid = '' }, search }) => dataOf(queries, read, uid, search),
  head: ({ ticket, isMissing }, { shellText }) => ({
    status: statusOf(ticket, isMissing),
    title: ticket?.offer.title ?? shellText('tickets.oneTitle'),
    kind: 'website',
  }),
  Component: TicketScreen,
}

const uidIn = (search: string): string => new URLSearchParams(search).get('uid') ?? ''

/** Asks whether to cancel the registration that the address names. */
export const cancelPage: RoutePage<OneQueries, TicketData> = {
  texts: ticketTexts,
  queries: ({ scope, search }: Pick<PageContext, 'scope' | 'search'>) => ({
    ticket: ticketQuery({ scope }, uidIn(search), readCode(search)),
  }),
  data: (queries, read, { search }) => dataOf(queries, read, uidIn(search), search),
  head: ({ ticket, isMissing }, { shellText }) => ({
    status: statusOf(ticket, isMissing),
    title: shellText('tickets.cancelTitle'),
    kind: 'website',
  }),
  Component: CancelScreen,
}

/** The registrations that the device has. The service worker keeps this page for when there is no network. */
export const offlinePage: RoutePage<Record<never, never>, { title: string }> = {
  texts: ticketTexts,
  queries: () => ({}),
  data: (_, __, { shellText }) => ({ title: shellText('tickets.offlineTitle') }),
  head: ({ title }) => ({ status: 200, title, kind: 'website' }),
  Component: OfflineScreen,
}
