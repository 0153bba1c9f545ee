import type { Portal } from '../../../schemas/engine'
import { topLevelPath } from '../../../schemas/routes/cardlessPaths'
import { isReadableInMaintenance } from '../../../schemas/routes/pagePaths'
import { compilePattern, fillPattern, type Params, routeName, routePaths } from '../../../schemas/routes/routePaths'
import { servesPath } from '../../../schemas/routes/services'

const patterns = routePaths.flatMap(([pattern, ...others]) =>
  [pattern, ...others].map((path) => ({ pattern, expression: compilePattern(path) })),
)

/** The pattern that a path matches, the first one of its route, and the values of its parameters. */
export type FoundPath = { pattern: string; params: Params }

/** Finds the pattern of a percent-encoded path below the card name; undefined when none matches. */
export function findPath(path: string): FoundPath | undefined {
  for (const { pattern, expression } of patterns) {
    const match = expression.exec(path)
    if (match) return { pattern, params: decodeParams(match.groups) }
  }
  return undefined
}

/** The path of an address below its card name: what follows the first segment, unless the address has none. */
export function pathBelowCard(pathname: string): string {
  const [, first = ''] = pathname.split('/')
  return topLevelPath(pathname) ?? (pathname.slice(first.length + 1) || '/')
}

/** The part of a portal's configuration that decides which routes it has. */
export type RoutedPortal = Pick<Portal, 'cardName' | 'configs' | 'maintenance'>

/**
 * Matches the path of an address with the routes of a portal; undefined when it has none there. During maintenance every address leads
 * to the maintenance page, except those of the texts that stay readable.
 */
export function matchPath(portal: RoutedPortal, pathname: string): FoundPath | undefined {
  const [, first = ''] = pathname.split('/')
  const path = pathBelowCard(pathname)
  const isOfPortal = topLevelPath(pathname) !== undefined || decode(first) === portal.cardName
  const isClosed = portal.maintenance && !isReadableInMaintenance(path)
  const servedPath = isClosed ? '/maintenance' : path
  return isOfPortal && servesPath(portal, servedPath) ? findPath(servedPath) : undefined
}

const patternByName = new Map(routePaths.map(([pattern]) => [routeName(pattern), pattern]))

/**
 * The path of a named route below the card name; undefined for an unknown name, a disabled service, or a missing parameter.
 */
export function pathOfName(portal: RoutedPortal, name: string, params: Params = {}): string | undefined {
  const pattern = patternByName.get(name)
  return pattern && servesPath(portal, pattern) ? fillPattern(pattern, params) : undefined
}

/** Whether the portal has a page at a path below the card name, so that links may lead there. */
export const hasPage = (portal: RoutedPortal, path: string): boolean =>
  servesPath(portal, path) && findPath(path) !== undefined

const decodeParams = (groups: Params = {}): Params =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decode(value)]))

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
