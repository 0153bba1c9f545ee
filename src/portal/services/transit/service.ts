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

/** A page of timetables. The code of all of them is one file, so that each opens at once from the one before. */
const transitRoute = <Q extends RouteQueries, D>(
  choose: (pages: typeof import('./pages/transitPages')) => RoutePage<Q, D>,
  more?: typeof detailsLayout,
) =>
  defineRoute({
    ...listLayout,
    title: 'transit.title',
    ...onServer({
      parameters: ['mode', 'stopName', 'lat', 'lon', 'vue', 'at', 'page', 'size'],
      isOwn: false,
      isNeverShared: false,
    }),
    ...more,
    page: pageIn('transitPages', () => import('./pages/transitPages'), choose),
  })

/** Timetables of buses and trains. */
export const transit: Service = {
  routes: {
    '/horaires': transitRoute(({ stopsPage }) => stopsPage),
    '/horaires/arret/:uid': transitRoute(({ stopPage }) => stopPage, detailsLayout),
    '/horaires/trajet/:mode/:uid': transitRoute(({ ridePage }) => ridePage),
  },
}
