import type { CategoryNode } from '../../../schemas/engine'

export type Leaf = {
  /** Place in the tree, such as `2.0.1`. */
  path: string
  /** Titles from the top down to its own. */
  titles: readonly string[]
  details?: string | undefined
}

/** The categories that can be chosen, in the order they are drawn: those without children. */
export function leavesOf(nodes: readonly CategoryNode[], above?: Leaf): Leaf[] {
  return nodes.flatMap(({ title, children, details }, index) => {
    const path = above ? `${above.path}.${index}` : `${index}`
    const node: Leaf = { path, titles: [...(above?.titles ?? []), title], details }
    return children?.length ? leavesOf(children, node) : [node]
  })
}
