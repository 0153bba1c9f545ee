import { defineRoute, listLayout, onServer, pageIn, type RoutePage, type RouteQueries } from '../../location/Route'
import type { Service } from '../Service'

/**
 * A page of waste. The code of all of them is one file, so that each opens at once from the one before. `isPublic` pages show what
 * every visitor sees; the others are the visitor's own.
 */
const wasteRoute = <Q extends RouteQueries, D>(
  choose: (pages: typeof import('./pages/wastePages')) => RoutePage<Q, D>,
  isPublic?: true,
) =>
  defineRoute({
    ...listLayout,
    title: 'waste.title',
    ...onServer({
      parameters: [
        ...['query', 'luid', 'zuid', 'rue', 'numero', 'cp', 'lieu', 'lettre', 'genre', 'done', 'what', 'uid', 'code'],
      ],
      isOwn: !isPublic,
      isNeverShared: !isPublic,
    }),
    page: pageIn('wastePages', () => import('./pages/wastePages'), choose),
  })

/** Waste pickups, the sorting guide and containers. */
export const waste: Service = {
  routes: {
    '/dechets': wasteRoute(({ pickupsPage }) => pickupsPage, true),
    '/dechets/adresse': wasteRoute(({ keepPage }) => keepPage),
    '/dechets/oublier': wasteRoute(({ forgetPage }) => forgetPage),
    '/dechets/rappel': wasteRoute(({ reminderPage }) => reminderPage),
    '/dechets/rappel/lien': wasteRoute(({ linkPage }) => linkPage),
    '/dechets/tri': wasteRoute(({ guidePage }) => guidePage, true),
    '/dechets/tri/:uid': wasteRoute(({ thingPage }) => thingPage, true),
    '/dechets/conteneurs': wasteRoute(({ containersPage }) => containersPage, true),
  },
}
