import type { SchemaNode } from '../../../schemas/compile/SchemaNode'

const known = new WeakMap<SchemaNode, boolean>()

/** Whether values of a schema may hold blocks, actions, modals or pages; lists of numbers and the like need no search. */
export function leadsToDocuments(node: SchemaNode): boolean {
  const found = known.get(node) ?? leads(node, new Set())
  known.set(node, found)
  return found
}

function leads(node: SchemaNode, open: Set<SchemaNode>): boolean {
  if (node.envelope) return true
  if (open.has(node)) return false
  open.add(node)
  const { items, additionalProperties } = node
  const inner = [...node.properties.values()].map((member) => member.node)
  return [...inner, ...(items ? [items] : []), ...(additionalProperties ? [additionalProperties] : [])].some((each) =>
    leads(each, open),
  )
}
