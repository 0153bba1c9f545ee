import { findPath } from '../routes/matchPath'
import { routeCode } from '../routes/matchRoute'

/** Maximum history length without an earlier page of the portal. */
const maxShortHistory = 2

/**
 * The target of "back" from a path below the card name: a path, or undefined for one step back in the history. A
 * parent path without a page, or with the same route, is skipped.
 */
export function backTarget(path: string, historyLength: number): string | undefined {
  const currentPath = path.replace(/\/$/, '')
  const pattern = findPath(currentPath)?.pattern
  const backTo = pattern && routeCode.ready?.routeTable.get(pattern)?.backTo
  if (backTo) return backTo
  if (historyLength > maxShortHistory) return undefined
  let parentPath = currentPath
  do parentPath = parentPath.slice(0, parentPath.lastIndexOf('/'))
  while (parentPath && [undefined, pattern].includes(findPath(parentPath)?.pattern))
  return parentPath || '/'
}
