import { accountPaths } from './accountPaths'
import type { RoutePath } from './routePaths'

/** Paths that are addresses of their own, without a card name. Below a card name they lead to the same pages. */
const topLevelPaths: readonly RoutePath[] = accountPaths

/** Paths that are short for those below the name of the visitor's town. */
const shortPaths: readonly RoutePath[] = ['/signalement', '/signalement/success', '/4411/redirect']

const find = (paths: readonly RoutePath[], path: string): RoutePath | undefined => {
  const comparable = path.replace(/\/$/, '')
  return paths.find((each) => each === comparable)
}

/** The path as a top-level address; undefined for any other path. */
export const topLevelPath = (path: string): RoutePath | undefined => find(topLevelPaths, path)

/** The path as one that a town's name is put before; undefined for any other path. */
export const shortPath = (path: string): RoutePath | undefined => find(shortPaths, path)
