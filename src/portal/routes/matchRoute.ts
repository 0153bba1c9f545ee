import { lazyValue } from '../../../renderer/engine/lazy'
import { routeName } from '../../../schemas/routes/routePaths'
import type { RouteMatch } from '../location/Route'
import { homeRoute } from './homeRoute'
import { type FoundPath, matchPath, pathBelowCard, type RoutedPortal } from './matchPath'

/** The routes of all pages, which the first view of a home does not need. */
export const routeCode = lazyValue(() => import('./routeTable'))

const withoutQuestionMark = (search: string): string => (search.startsWith('?') ? search.slice(1) : search)

/**
 * Matches an address with the routes of a portal. During maintenance every page has the layout of the maintenance page. Rejects when
 * the routes fail to load.
 */
export async function matchRoute(portal: RoutedPortal, pathname: string, search: string): Promise<RouteMatch> {
  const found = matchPath(portal, pathname)
  const { route, name } = await routeOf(found)
  return {
    pathname,
    search: withoutQuestionMark(search),
    path: pathBelowCard(pathname),
    route: portal.maintenance ? { ...route, layout: 'maintenance' } : route,
    params: found?.params ?? {},
    name,
  }
}

async function routeOf(found: FoundPath | undefined): Promise<Pick<RouteMatch, 'route' | 'name'>> {
  if (found?.pattern === '/') return { route: homeRoute, name: routeName('/') }
  const { routeTable, notFoundRoute } = await routeCode.retry()
  const route = found && routeTable.get(found.pattern)
  return route ? { route, name: routeName(found.pattern) } : { route: notFoundRoute, name: undefined }
}
