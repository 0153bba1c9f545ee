import { lazy } from '../../../../renderer/engine/lazy'
import { type AccountPath, accountPaths, entryPaths } from '../../../../schemas/routes/accountPaths'
import { defineRoute, onServer, pageIn, type Route } from '../../location/Route'
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
      parameters: ['redirectUrl', 'redirectRouteName', 'token', 'uid', 'email', 'registration', 'done'],
      isOwn: true,
      isNeverShared: true,
    }),
    ...(path === '/compte/connexion' && { backTo: '/' }),
    // The page of devices is the only one that reads from the API.
    ...(path !== '/compte/appareils' && { queries: () => ({}) }),
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
  listen: lazy('listenToDeletion', () => import('./listenToDeletion')),
}
