import { lazy } from '../../../renderer/engine/lazy'
import type { Portal } from '../../../schemas/engine'
import { topLevelPath } from '../../../schemas/routes/cardlessPaths'
import { isReadableInMaintenance } from '../../../schemas/routes/pagePaths'
import { compilePattern, fillPattern, type Params } from '../../../schemas/routes/routePaths'
import { servesPath } from '../../../schemas/routes/services'
import type { NamedRoute, RouteMatch } from '../location/Route'
import { defineRoute } from '../location/Route'
import { table } from './table'

const patterns = table.flatMap((route) => route.paths.map((path) => ({ route, pattern: compilePattern(path) })))

/** Finds the route of a percent-encoded path below the card name; undefined when no page matches. */
export function findRoute(path: string): { route: NamedRoute; params: Params } | undefined {
  for (const { route, pattern } of patterns) {
    const match = pattern.exec(path)
    if (match) return { route, params: decodeParams(match.groups) }
  }
  return undefined
}

/** The path of an address below its card name: what follows the first segment, unless the address has none. */
function pathBelowCard(pathname: string): string {
  const [, first = ''] = pathname.split('/')
  return topLevelPath(pathname) ?? (pathname.slice(first.length + 1) || '/')
}

/** Finds the route of a path with its card name, of whatever portal. */
export const routeOfAddress = (pathname: string): NamedRoute | undefined => findRoute(pathBelowCard(pathname))?.route

/** The part of a portal's configuration that decides which routes it has. */
type RoutedPortal = Pick<Portal, 'cardName' | 'configs' | 'maintenance'>

/**
 * The path of a named route below the card name; undefined for an unknown name, a route without a page, a disabled
 * service, or a missing parameter.
 */
export function pathOfName(portal: RoutedPortal, name: string, params: Params = {}): string | undefined {
  const route = table.find((candidate) => candidate.name === name)
  return route && servesPath(portal, route.paths[0]) ? fillPattern(route.paths[0], params) : undefined
}

/** Whether the portal has a page at a path below the card name, so that links may lead there. */
export const hasPage = (portal: RoutedPortal, path: string): boolean =>
  servesPath(portal, path) && findRoute(path) !== undefined

const decodeParams = (groups: Params = {}): Params =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decode(value)]))

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

const withoutQuestionMark = (search: string): string => (search.startsWith('?') ? search.slice(1) : search)

/**
 * Matches an address with the routes of a portal. During maintenance every address matches the maintenance page, except
 * those of the texts that stay readable, which have its layout.
 */
export function matchRoute(portal: RoutedPortal, pathname: string, search: string): RouteMatch {
  const [, first = ''] = pathname.split('/')
  const path = pathBelowCard(pathname)
  const isOfPortal = topLevelPath(pathname) !== undefined || decode(first) === portal.cardName
  const isClosed = portal.maintenance && !isReadableInMaintenance(path)
  const servedPath = isClosed ? '/maintenance' : path
  const { route: found, params } = (isOfPortal && servesPath(portal, servedPath)
    ? findRoute(servedPath)
    : undefined) ?? {
    route: notFound,
    params: {},
  }
  const name = 'name' in found ? found.name : undefined
  const route = portal.maintenance ? { ...found, layout: 'maintenance' as const } : found
  return { pathname, search: withoutQuestionMark(search), path, route, params, name }
}

/** The route of addresses that match no other. */
const notFound = defineRoute({
  layout: 'error',
  header: 'back',
  subject: 'content',
  queries: () => ({}),
  page: lazy('notFoundPage', () => import('./notFoundPage')),
})
