import { lazyValue } from '../../../renderer/engine/lazy'
import { type AccountPath, accountPaths, entryPaths } from '../../../schemas/routes/accountPaths'
import { sessionsQuery } from '../api/pageQueries'
import { defineRoute, type Route, type RouteQueries } from '../location/Route'

/** The route of a page of accounts. The code of all of them is one file. */
const accountRoute = (path: AccountPath): Route => {
  const isEntry = entryPaths.some((entry) => entry === path)
  return defineRoute({
    layout: isEntry ? 'restricted' : 'full',
    header: 'v2',
    controls: ['search', 'menu', 'signOut', 'close'],
    subject: 'list',
    requiresAccount: !isEntry,
    queries: (): RouteQueries => (path === '/compte/appareils' ? { sessions: sessionsQuery } : {}),
    page: Object.assign(
      lazyValue(async () => (await import('./account/accountPages')).accountPages[path]),
      { name: 'account/accountPages' },
    ),
  })
}

/** The routes of accounts, by path. */
export const accountRoutes: Readonly<Record<string, Route>> = Object.fromEntries(
  accountPaths.map((path) => [path, accountRoute(path)]),
)
