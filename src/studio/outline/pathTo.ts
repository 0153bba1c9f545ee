import type { SchemaNode } from '../../../schemas/compile/SchemaNode'
import { joinPointer, memberOf, splitPointer, valueAt } from '../../../schemas/json/pointer'
import { type DocumentRoot, rootNode, stepInto } from './DocumentRoot'

/** A value of a document, with its schema. */
export type Place = { pointer: string; node: SchemaNode; value: unknown }

/**
 * The values from a root down to a pointer, the root first, as far as the schema knows them. Empty when no root holds the pointer.
 */
export function pathTo(document: unknown, roots: readonly DocumentRoot[], pointer: string): Place[] {
  const root = roots.find((each) => isWithin(pointer, each.pointer)) ?? roots[0]
  let node = root && rootNode(root.as)
  if (!root || !node) return []
  let value = valueAt(document, root.pointer)
  const names = splitPointer(root.pointer)
  const path: Place[] = [{ pointer: root.pointer, node, value }]
  const rest = isWithin(pointer, root.pointer) ? splitPointer(pointer).slice(names.length) : []
  for (const name of rest) {
    node = stepInto(node, value, name)
    value = memberOf(value, name)
    if (!node) break
    names.push(name)
    path.push({ pointer: joinPointer(names), node, value })
  }
  return path
}

/** Whether a pointer leads to a value or into it. */
export const isWithin = (pointer: string, root: string): boolean => pointer === root || pointer.startsWith(`${root}/`)

/** The innermost block, action, modal, page or entity that a pointer leads to or into. */
export const documentAt = (document: unknown, roots: readonly DocumentRoot[], pointer: string): Place | undefined =>
  pathTo(document, roots, pointer).findLast(
    ({ node, value }, index) => (index === 0 || node.envelope !== undefined) && typeof value === 'object',
  )
