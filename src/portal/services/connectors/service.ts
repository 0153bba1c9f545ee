import { defineRoute, listLayout, onServer, pageIn, type RoutePage, type RouteQueries } from '../../location/Route'
import type { Service } from '../Service'

/** A page that shows one of a partner. Its policy names that partner alone, and the partner may get parameters of its address. */
const framed = {
  header: 'back',
  title: 'connectors.title',
  subject: 'content',
  hasFooter: false,
  hasOwnPolicy: true,
  ...onServer({ parameters: 'any', isNeverShared: true }),
} as const

const pageOf = <Q extends RouteQueries, D>(
  choose: (pages: typeof import('./pages/connectorPages')) => RoutePage<Q, D>,
) => pageIn('connectorPages', () => import('./pages/connectorPages'), choose)

/** Pages of partners within the portal. */
export const connectors: Service = {
  routes: {
    '/connecteur': defineRoute({
      ...listLayout,
      title: 'connectors.title',
      page: pageOf(({ listPage }) => listPage),
    }),
    '/connecteur/:slug/plein-ecran': defineRoute({
      ...framed,
      layout: 'single-iframe',
      page: pageOf(({ fullPage }) => fullPage),
    }),
    '/connecteur/:slug': defineRoute({
      ...framed,
      layout: 'connector',
      page: pageOf(({ connectorPage }) => connectorPage),
    }),
  },
}
