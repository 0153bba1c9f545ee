import {
  defineRoute,
  detailsLayout,
  listLayout,
  onServer,
  pageIn,
  type Route,
  type RoutePage,
  type RouteQueries,
} from '../../location/Route'
import type { Service } from '../Service'

/**
 * A page of tickets. The code of all of them is one file, so that a ticket opens at once from the list, and the list without a
 * network. `more` is what differs from the visitor's own pages.
 */
const ticketRoute = <Q extends RouteQueries, D>(
  choose: (pages: typeof import('./pages/ticketPages')) => RoutePage<Q, D>,
  more?: Partial<Pick<Route, 'title' | 'layout' | 'header' | 'subject' | 'worksOffline' | 'isOwn' | 'isNeverShared'>>,
) =>
  defineRoute({
    ...listLayout,
    title: 'tickets.title',
    ...onServer({ parameters: ['event', 'uid', 'code', 'done'], isOwn: true, isNeverShared: true }),
    ...more,
    page: pageIn('ticketPages', () => import('./pages/ticketPages'), choose),
  })

const event = { ...detailsLayout, subject: 'event', ...onServer({ isOwn: false, isNeverShared: false }) } as const
const offline = { worksOffline: true }
const own = { title: 'tickets.own' } as const

/** A page for who lets people in at an event. It works without a network, once it was opened with one. */
const gateRoute = <Q extends RouteQueries, D>(
  choose: (pages: typeof import('./gate/pages/gatePages')) => RoutePage<Q, D>,
  isNeverShared: boolean,
) =>
  defineRoute({
    ...listLayout,
    layout: 'full',
    title: 'gate.title',
    hasFooter: false,
    worksOffline: true,
    ...onServer({ parameters: ['token', 'done', 'scan'], isOwn: true, isNeverShared, usesCamera: true }),
    page: pageIn('gatePages', () => import('./gate/pages/gatePages'), choose),
  })

/** Events that residents register for, and their tickets. */
export const tickets: Service = {
  routes: {
    '/ticketin': ticketRoute(({ offersPage }) => offersPage, onServer({ isOwn: false, isNeverShared: false })),
    '/ticketin/inscription': ticketRoute(({ registrationPage }) => registrationPage, {
      ...event,
      ...onServer({ isOwn: true, isNeverShared: true }),
    }),
    '/ticketin/:uid': ticketRoute(({ eventPage }) => eventPage, event),
    '/ticketin/:uid/entree': gateRoute(({ gatePage }) => gatePage, true),
    '/ticketin/hors-ligne': gateRoute(({ offlineGatePage }) => offlineGatePage, false),
    '/billets': ticketRoute(({ listPage }) => listPage, { ...offline, ...own }),
    '/billets/annuler': ticketRoute(({ cancelPage }) => cancelPage),
    '/billets/hors-ligne': ticketRoute(({ offlinePage }) => offlinePage, { ...offline, ...own }),
    '/billets/:uid': ticketRoute(({ ticketPage }) => ticketPage, offline),
  },
}
