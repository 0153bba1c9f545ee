import { findRoute } from '../routes/matchRoute'

/** Maximum history length without an earlier page of the portal. */
const maxShortHistory = 2

/** Pages from which back always leads home. */
const endsAtHome = ['/carte-de-fidelite', '/compte/connexion']

/**
 * The target of "back" from a path below the card name: a path, or undefined for one step back in the history. A
 * parent path without a page, or with the same route, is skipped.
 */
export function backTarget(path: string, historyLength: number): string | undefined {
  const currentPath = path.replace(/\/$/, '')
  if (endsAtHome.some((start) => currentPath === start || currentPath.startsWith(`${start}/`))) return '/'
  if (historyLength > maxShortHistory) return undefined
  const route = findRoute(currentPath)?.route.name
  let parentPath = currentPath
  do parentPath = parentPath.slice(0, parentPath.lastIndexOf('/'))
  while (parentPath && [undefined, route].includes(findRoute(parentPath)?.route.name))
  return parentPath || '/'
}
