import { defineRoute, onServer, pageIn, type RoutePage, type RouteQueries } from '../../location/Route'
import type { Service } from '../Service'

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
    '/ticketin/:uid/entree': gateRoute(({ gatePage }) => gatePage, true),
    '/ticketin/hors-ligne': gateRoute(({ offlineGatePage }) => offlineGatePage, false),
  },
}
