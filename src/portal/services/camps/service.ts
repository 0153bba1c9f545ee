import { defineRoute, listLayout, onServer, pageIn, type RoutePage, type RouteQueries } from '../../location/Route'
import type { Service } from '../Service'

/** A page of camps. The code of all of them is one file. `isOwn` is true for pages of what the visitor registered. */
const campRoute = <Q extends RouteQueries, D>(
  choose: (pages: typeof import('./pages/campPages')) => RoutePage<Q, D>,
  isOwn = true,
) =>
  defineRoute({
    ...listLayout,
    title: 'camps.title',
    ...onServer({ parameters: ['location', 'uid', 'code', 'done'], isOwn, isNeverShared: isOwn }),
    page: pageIn('campPages', () => import('./pages/campPages'), choose),
  })

/** Where youth movements camp, and their camps. */
export const camps: Service = {
  routes: {
    '/camps': campRoute(({ locationsPage }) => locationsPage, false),
    '/camps/carte': campRoute(({ mapPage }) => mapPage, false),
    '/camps/reglement': campRoute(({ rulesPage }) => rulesPage, false),
    '/camps/inscription': campRoute(({ registrationPage }) => registrationPage),
    '/camps/resume': campRoute(({ summaryPage }) => summaryPage),
    '/camps/annuler': campRoute(({ cancelPage }) => cancelPage),
    '/camps/mes-camps': campRoute(({ ownPage }) => ownPage),
    '/camps/mes-camps/:uid': campRoute(({ campPage }) => campPage),
    '/camps/:uid': campRoute(({ locationPage }) => locationPage, false),
  },
}
