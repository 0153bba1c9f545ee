import { accountPaths } from './accountPaths'
import type { RoutePath } from './routePaths'

/** Paths that also exist without a card name, and lead to the same pages. */
const topLevelPaths: readonly RoutePath[] = accountPaths

/** Paths that redirect to the same path below the card name of the visitor's town. */
const shortPaths: readonly RoutePath[] = ['/signalement', '/signalement/success', '/4411/redirect']

const find = (paths: readonly RoutePath[], path: string): RoutePath | undefined => {
  const comparable = path.replace(/\/$/, '')
  return paths.find((each) => each === comparable)
}

/** The path, if it exists without a card name. */
export const topLevelPath = (path: string): RoutePath | undefined => find(topLevelPaths, path)

/** The path, if it redirects to the visitor's town. */
export const shortPath = (path: string): RoutePath | undefined => find(shortPaths, path)
