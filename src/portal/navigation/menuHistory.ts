import { pagePaths } from '../../../schemas/routes/pagePaths'
import type { RouteMatch } from '../location/Route'

/** Pages of the tab bar. Opening one leaves the menu. */
const tabPaths: readonly string[] = [pagePaths.home, pagePaths.wall, pagePaths.search, pagePaths.map]

/** Whether a path is that of the menu, or of one of its sections. */
const isMenu = (path: string): boolean => `${path}/`.startsWith(`${pagePaths.menu}/`)

/**
 * Returns the addresses of the pages opened from the menu after a navigation, the latest last. The menu clears the
 * list; a page opened from the menu, or from a page of the list, joins it.
 */
export function menuHistoryAfter(
  history: readonly string[],
  from: Pick<RouteMatch, 'path' | 'pathname'>,
  to: Pick<RouteMatch, 'path' | 'pathname'>,
): readonly string[] {
  if (isMenu(to.path)) return []
  if (tabPaths.includes(to.path)) return history
  const index = history.indexOf(to.pathname)
  if (index >= 0) return history.slice(0, index + 1)
  return isMenu(from.path) || history.at(-1) === from.pathname ? [...history, to.pathname] : history
}
