import { type AccountPath, accountPaths, entryPaths } from '../../../../schemas/routes/accountPaths'
import { sessionsQuery } from '../../api/pageQueries'
import { defineRoute, onServer, pageIn, type Route, type RouteQueries } from '../../location/Route'
import type { Service } from '../Service'

/** A page of accounts. The code of all of them is one file. */
const accountRoute = (path: AccountPath): Route => {
  const isEntry = entryPaths.some((entry) => entry === path)
  return defineRoute({
    layout: isEntry ? 'restricted' : 'full',
    header: 'v2',
    controls: ['search', 'menu', 'signOut', 'close'],
    subject: 'list',
    requiresAccount: !isEntry,
    ...onServer({
      parameters: ['redirectUrl', 'redirectRouteName', 'token', 'uid', 'email', 'done'],
      isOwn: true,
      isNeverShared: true,
    }),
    ...(path === '/compte/connexion' && { backTo: '/' }),
    queries: (): RouteQueries => (path === '/compte/appareils' ? { sessions: sessionsQuery } : {}),
    page: pageIn(
      'accountPages',
      () => import('./pages/accountPages'),
      ({ accountPages }) => accountPages[path],
    ),
  })
}

/** The visitor's account: signing in, and what is stored of it. */
export const account: Service = {
  routes: Object.fromEntries(accountPaths.map((path) => [path, accountRoute(path)])),
}
