import { lazy } from '../../../../renderer/engine/lazy'
import { defineRoute, listLayout, onServer, pageIn, type RoutePage, type RouteQueries } from '../../location/Route'
import type { Service } from '../Service'

/** A page of loyalty cards. The code of all of them is one file, so that a card opens at once from the list. */
const cardRoute = <Q extends RouteQueries, D>(
  choose: (pages: typeof import('./pages/cardPages')) => RoutePage<Q, D>,
  worksOffline = false,
) =>
  defineRoute({
    ...listLayout,
    title: 'fidelity.title',
    worksOffline,
    backTo: '/',
    ...onServer({ parameters: ['query', 'type', 'title', 'uid', 'done'] }),
    page: pageIn('cardPages', () => import('./pages/cardPages'), choose),
  })

/** The visitor's loyalty cards. */
export const fidelity: Service = {
  routes: {
    '/carte-de-fidelite': cardRoute(({ listPage }) => listPage, true),
    // Its code is apart: the library that reads codes is larger than all other pages together.
    '/carte-de-fidelite/scanner': defineRoute({
      ...listLayout,
      title: 'fidelity.title',
      backTo: '/',
      hasOwnPolicy: true,
      ...onServer({ parameters: ['type', 'title'], usesCamera: true, usesWasm: true }),
      page: lazy('scanPage', () => import('./pages/scanPage')),
    }),
    '/carte-de-fidelite/modifier': cardRoute(({ editPage }) => editPage),
    '/carte-de-fidelite/retirer': cardRoute(({ removalPage }) => removalPage),
    '/carte-de-fidelite/hors-ligne': cardRoute(({ offlinePage }) => offlinePage, true),
    '/carte-de-fidelite/:uid': cardRoute(({ cardPage }) => cardPage, true),
  },
  settingsSection: lazy('CardSettings', () => import('./CardSettings')),
}
