import { lazy } from '../../../../renderer/engine/lazy'
import { defineRoute, listLayout, onServer, pageIn, type RoutePage, type RouteQueries } from '../../location/Route'
import type { Service } from '../Service'

/** A page of parking. The code of all of them is one file. `isPublic` pages show what the town offers; the others are the visitor's own. */
const parkingRoute = <Q extends RouteQueries, D>(
  choose: (pages: typeof import('./pages/parkingPages')) => RoutePage<Q, D>,
  isPublic?: true,
) =>
  defineRoute({
    ...listLayout,
    title: 'parking.title',
    ...onServer({
      parameters: ['query', 'lat', 'lon', 'zone', 'plate', 'other', 'country', 'minutes', 'page', 'done', 'erreur'],
      isOwn: !isPublic,
      isNeverShared: !isPublic,
    }),
    page: pageIn('parkingPages', () => import('./pages/parkingPages'), choose),
  })

/** Street parking by the service 4411. */
export const parking: Service = {
  routes: {
    '/stationnement': parkingRoute(({ homePage }) => homePage, true),
    '/stationnement/zones': parkingRoute(({ zonesPage }) => zonesPage, true),
    '/stationnement/commencer': parkingRoute(({ startPage }) => startPage),
    '/stationnement/plaques': parkingRoute(({ platesPage }) => platesPage),
    '/stationnement/historique': parkingRoute(({ historyPage }) => historyPage),
    '/stationnement/session/:uid': parkingRoute(({ sessionPage }) => sessionPage),
    '/4411/redirect': parkingRoute(({ redirectPage }) => redirectPage),
  },
  listen: lazy('listenToParking', () => import('./listenToParking')),
}
