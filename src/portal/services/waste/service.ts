import { defineRoute, listLayout, onServer, pageIn, type RoutePage, type RouteQueries } from '../../location/Route'
import type { ShellTextKey } from '../../texts/loadTexts'
import type { Service } from '../Service'

/**
 * A page of waste. The code of all of them is one file, so that each opens at once from the one before. `isPublic` pages show what
 * every visitor sees; the others are the visitor's own.
 */
const wasteRoute = <Q extends RouteQueries, D>(
  title: ShellTextKey,
  choose: (pages: typeof import('./pages/wastePages')) => RoutePage<Q, D>,
  { isPublic = false, worksOffline = false }: { isPublic?: boolean; worksOffline?: boolean } = {},
) =>
  defineRoute({
    ...listLayout,
    title,
    worksOffline,
    ...onServer({
      parameters: [
        ...['query', 'luid', 'zuid', 'zone', 'rue', 'numero', 'cp', 'lieu', 'mois', 'lettre', 'genre'],
        ...['done', 'what', 'uid', 'code'],
      ],
      isOwn: !isPublic,
      isNeverShared: !isPublic,
    }),
    page: pageIn('wastePages', () => import('./pages/wastePages'), choose),
  })

const shared = { isPublic: true }

/** Waste pickups, the sorting guide and containers. */
export const waste: Service = {
  routes: {
    '/dechets': wasteRoute('waste.title', ({ pickupsPage }) => pickupsPage, shared),
    '/dechets/mois': wasteRoute('waste.monthTitle', ({ monthPage }) => monthPage, shared),
    '/dechets/hors-ligne': wasteRoute('waste.offlineTitle', ({ offlinePage }) => offlinePage, {
      isPublic: true,
      worksOffline: true,
    }),
    '/dechets/adresse': wasteRoute('waste.keep', ({ keepPage }) => keepPage),
    '/dechets/oublier': wasteRoute('waste.forget', ({ forgetPage }) => forgetPage),
    '/dechets/rappel': wasteRoute('waste.reminderTitle', ({ reminderPage }) => reminderPage),
    '/dechets/rappel/lien': wasteRoute('waste.reminderTitle', ({ linkPage }) => linkPage),
    '/dechets/tri': wasteRoute('waste.guideTitle', ({ guidePage }) => guidePage, shared),
    '/dechets/tri/:uid': wasteRoute('waste.guideTitle', ({ thingPage }) => thingPage, shared),
    '/dechets/conteneurs': wasteRoute('waste.containers', ({ containersPage }) => containersPage, shared),
  },
}
