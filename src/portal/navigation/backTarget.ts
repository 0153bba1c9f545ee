import { servesPath } from '../../../schemas/routes/services'
import { findPath, type RoutedPortal } from '../routes/matchPath'
import { routeCode } from '../routes/matchRoute'

/** Maximum history length without an earlier page of the portal. */
const maxShortHistory = 2

/**
 * The target of "back" from a path below the card name: a path, or undefined for one step back in the history. A
 * parent path without a page in the portal, or with the same route, is skipped.
 */
export function backTarget(
  path: string,
  historyLength: number,
  portal: Pick<RoutedPortal, 'configs'> = {},
): string | undefined {
  const currentPath = path.replace(/\/$/, '')
  const pattern = findPath(currentPath)?.pattern
  const backTo = pattern && routeCode.ready?.routeTable.get(pattern)?.backTo
  if (backTo && servesPath(portal, backTo)) return backTo
  if (historyLength > maxShortHistory) return undefined
  let parentPath = currentPath
  const isSkipped = (parent: string) =>
    !servesPath(portal, parent) || [undefined, pattern].includes(findPath(parent)?.pattern)
  do parentPath = parentPath.slice(0, parentPath.lastIndexOf('/'))
  while (parentPath && isSkipped(parentPath))
  return parentPath || '/'
}
