import {
  defineRoute,
  detailsLayout,
  listLayout,
  onServer,
  pageIn,
  type RoutePage,
  type RouteQueries,
} from '../../location/Route'
import type { Service } from '../Service'

/** A page about an event that one can register for. The code of all of them is one file. */
const eventRoute = <Q extends RouteQueries, D>(
  choose: (pages: typeof import('./pages/ticketEventPages')) => RoutePage<Q, D>,
  layout: typeof listLayout | (typeof detailsLayout & { subject: 'event' }),
) =>
  defineRoute({
    ...layout,
    title: 'tickets.events',
    ...onServer({ parameters: ['event'] }),
    page: pageIn('ticketEventPages', () => import('./pages/ticketEventPages'), choose),
  })

/** A page of the visitor's own tickets. The code of all of them is one file, so that a ticket opens at once from the list. */
const ticketRoute = <Q extends RouteQueries, D>(
  choose: (pages: typeof import('./pages/ticketPages')) => RoutePage<Q, D>,
  worksOffline = false,
) =>
  defineRoute({
    ...listLayout,
    title: 'tickets.own',
    worksOffline,
    ...onServer({ parameters: ['uid', 'code', 'done'], isOwn: true, isNeverShared: true }),
    page: pageIn('ticketPages', () => import('./pages/ticketPages'), choose),
  })

const details = { ...detailsLayout, subject: 'event' } as const

/** A page for who lets people in at an event. It works without a network, once it was opened with one. */
const gateRoute = <Q extends RouteQueries, D>(
  choose: (pages: typeof import('./gate/pages/gatePages')) => RoutePage<Q, D>,
  isNeverShared: boolean,
) =>
  defineRoute({
    layout: 'full',
    header: 'back',
    subject: 'event',
    title: 'gate.title',
    hasFooter: false,
    worksOffline: true,
    ...onServer({ parameters: ['token', 'done', 'scan'], isOwn: true, isNeverShared, usesCamera: true }),
    page: pageIn('gatePages', () => import('./gate/pages/gatePages'), choose),
  })

/** Events that residents register for, and their tickets. */
export const tickets: Service = {
  routes: {
    '/ticketin': eventRoute(({ eventsPage }) => eventsPage, listLayout),
    '/ticketin/inscription': eventRoute(({ registrationPage }) => registrationPage, details),
    '/ticketin/:uid': eventRoute(({ eventPage }) => eventPage, details),
    '/ticketin/:uid/entree': gateRoute(({ gatePage }) => gatePage, true),
    '/ticketin/hors-ligne': gateRoute(({ offlineGatePage }) => offlineGatePage, false),
    '/billets': ticketRoute(({ listPage }) => listPage, true),
    '/billets/annuler': ticketRoute(({ cancelPage }) => cancelPage),
    '/billets/hors-ligne': ticketRoute(({ offlinePage }) => offlinePage, true),
    '/billets/:uid': ticketRoute(({ ticketPage }) => ticketPage, true),
  },
}
