import { lazy } from '../../../../renderer/engine/lazy'
import { defineRoute, listLayout, onServer, pageIn, type RoutePage, type RouteQueries } from '../../location/Route'
import type { Service } from '../Service'

const parameters = ['category', 'mine', 'configure', 'widget', 'uid', 'done']

/** A page with a form about one widget. */
const formRoute = <Q extends RouteQueries, D>(
  choose: (pages: typeof import('./pages/widgetPages')) => RoutePage<Q, D>,
) =>
  defineRoute({
    ...listLayout,
    title: 'subscription.title',
    subject: 'content',
    ...onServer({ parameters, isOwn: true }),
    page: pageIn('widgetPages', () => import('./pages/widgetPages'), choose),
  })

/** The wall of the visitor: the tiles they added, and the store of those they can add. */
export const wall: Service = {
  routes: {
    '/abonnement': defineRoute({
      ...listLayout,
      header: 'v2',
      controls: ['reorder'],
      ...onServer({ parameters }),
      page: lazy('subscriptionPage', () => import('./pages/subscriptionPage')),
    }),
    '/abonnement/ajouter': formRoute(({ additionPage }) => additionPage),
    '/abonnement/regler': formRoute(({ settingsPage }) => settingsPage),
    '/abonnement/retirer': formRoute(({ removalPage }) => removalPage),
  },
  listen: lazy('listenToWidgets', () => import('./listenToWidgets')),
  settingsSection: lazy('WallSettings', () => import('./WallSettings')),
}
