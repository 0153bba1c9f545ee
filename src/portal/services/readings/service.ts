import { defineRoute, listLayout, onServer, pageIn, type RoutePage, type RouteQueries } from '../../location/Route'
import type { Service } from '../Service'

const readingRoute = <Q extends RouteQueries, D>(
  choose: (pages: typeof import('./pages/readingPages')) => RoutePage<Q, D>,
) =>
  defineRoute({
    ...listLayout,
    title: 'readings.title',
    ...onServer({ parameters: ['uid', 'code', 'done'], isOwn: true, isNeverShared: true }),
    page: pageIn('readingPages', () => import('./pages/readingPages'), choose),
  })

/** Meter readings and their history. */
export const readings: Service = {
  routes: {
    '/releves': readingRoute(({ readingsPage }) => readingsPage),
    '/releves/rappel': readingRoute(({ reminderPage }) => reminderPage),
  },
}
