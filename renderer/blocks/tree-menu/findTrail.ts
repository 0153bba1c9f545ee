import type { TreeNode } from '../../../schemas/engine'
import type { Host } from '../../engine/HostContext'

export type Trail = {
  /** Entries that lead to the page the visitor is on. */
  current: ReadonlySet<TreeNode>
  /** Entries that hold one of those, at any depth. */
  open: ReadonlySet<TreeNode>
}

/** Address without what only says how the page is shown. */
const pageOf = (href: string | undefined) => href?.replace(/[?#].*$/, '')

/** Finds the page at `path` in a menu. */
export function findTrail(head: TreeNode, path: string, href: Host['href']): Trail {
  const here = pageOf(href({ handler: 'navigation', data: { path } }))
  const current = new Set<TreeNode>()
  const open = new Set<TreeNode>()
  const leadsHere = (node: TreeNode): boolean => {
    const isCurrent = here !== undefined && node.action !== undefined && pageOf(href(node.action)) === here
    if (isCurrent) current.add(node)
    // Every child is looked at: the page may stand in several places.
    const holds = (node.children ?? []).filter(leadsHere).length > 0
    if (holds) open.add(node)
    return isCurrent || holds
  }
  leadsHere(head)
  return { current, open }
}
