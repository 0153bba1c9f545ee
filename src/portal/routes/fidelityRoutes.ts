import { lazyValue } from '../../../renderer/engine/lazy'
import type { RoutePath } from '../../../schemas/routes/routePaths'
import { defineRoute, type Route, type RoutePage, type RouteQueries } from '../location/Route'

/** A page of loyalty cards. The code of all of them is one file, so that a card opens at once from the list. */
const fidelityRoute = <Q extends RouteQueries, D>(
  choose: (pages: typeof import('./fidelity/cardPages')) => RoutePage<Q, D>,
  worksOffline = false,
): Route =>
  defineRoute({
    layout: 'default',
    header: 'back',
    subject: 'list',
    title: 'fidelity.title',
    worksOffline,
    page: Object.assign(
      lazyValue(async () => choose(await import('./fidelity/cardPages'))),
      { name: 'fidelity/cardPages' },
    ),
  })

/** The routes of loyalty cards, by path. */
export const fidelityRoutes = {
  '/carte-de-fidelite': fidelityRoute(({ listPage }) => listPage, true),
  '/carte-de-fidelite/scanner': fidelityRoute(({ additionPage }) => additionPage),
  '/carte-de-fidelite/modifier': fidelityRoute(({ editPage }) => editPage),
  '/carte-de-fidelite/retirer': fidelityRoute(({ removalPage }) => removalPage),
  '/carte-de-fidelite/hors-ligne': fidelityRoute(({ offlinePage }) => offlinePage, true),
  '/carte-de-fidelite/:uid': fidelityRoute(({ cardPage }) => cardPage, true),
} satisfies { readonly [P in RoutePath]?: Route }
