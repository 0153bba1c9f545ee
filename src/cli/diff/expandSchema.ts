import { isConstraint } from '../../../schemas/compile/keywords'
import { isSchema, type Schema } from '../../../schemas/compile/SchemaFiles'
import type { SchemaNode } from '../../../schemas/compile/SchemaNode'
import { canonicalJson } from './canonicalJson'

/** The nodes that lead to a schema; a reference to one of them is written as its distance. */
type Path = readonly SchemaNode[]

const expanded = new WeakMap<SchemaNode, string>()

/**
 * Serializes the constraints of a schema with the targets of its references in place. Equal strings stand for schemas that
 * allow the same values, wherever their parts are written. Child blocks and actions stay references: they are validated
 * by themselves.
 */
export function expandSchema(node: SchemaNode): string {
  const text = expanded.get(node) ?? canonicalJson(expand(node, []))
  expanded.set(node, text)
  return text
}

/** Serializes one keyword of a schema in the same way. */
export const expandKeyword = (node: SchemaNode, keyword: string): string =>
  canonicalJson(normalise(keyword, expandValue(node, keyword, [node])))

function expand(node: SchemaNode, path: Path): unknown {
  if (typeof node.raw === 'boolean') return node.raw || {}
  const distance = path.toReversed().indexOf(node)
  if (distance !== -1) return { cycle: distance }
  const { envelope, target } = node
  if (!target && (envelope === 'block' || envelope === 'action')) return { envelope }
  const own = Object.keys(node.schema).filter((keyword) => keyword !== '$ref' && isConstraint(keyword))
  // References that only lead back to each other allow everything.
  if (target && own.length === 0) return node.resolved.target ? {} : expand(target, path)
  const inside = [...path, node]
  const values: Schema = target ? { $ref: expand(target, inside) } : {}
  for (const keyword of own) {
    const value = normalise(keyword, expandValue(node, keyword, inside))
    if (value !== undefined) values[keyword] = value
  }
  return values
}

function expandValue(node: SchemaNode, keyword: string, path: Path): unknown {
  // Draft 7 has schemas under these keywords, in lists or by name.
  if (olderKeywords.includes(keyword) || (keyword === 'items' && Array.isArray(node.own('items'))))
    return expandAll(node, node.own(keyword), [keyword], path)
  return node.mapKeyword(keyword, (subschema) => expand(subschema, path))
}

const olderKeywords: readonly string[] = ['additionalItems', 'dependencies']

function expandAll(node: SchemaNode, value: unknown, names: readonly string[], path: Path): unknown {
  const schema = names.length > 1 || names[0] === 'additionalItems' ? node.below(...names) : undefined
  if (schema) return expand(schema, path)
  if (Array.isArray(value)) return value.map((each, index) => expandAll(node, each, [...names, String(index)], path))
  if (!isSchema(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, expandAll(node, each, [...names, name], path)]),
  )
}

/** Lists whose order says nothing. */
const unordered: readonly string[] = ['required', 'enum', 'type', 'allOf', 'anyOf', 'oneOf']

/** The same value for keywords that mean the same; undefined for one that allows everything. */
function normalise(keyword: string, value: unknown): unknown {
  const listed = keyword === 'type' && !Array.isArray(value) ? [value] : value
  if (unordered.includes(keyword) && Array.isArray(listed)) {
    if (keyword === 'required' && listed.length === 0) return undefined
    return listed.map(canonicalJson).sort()
  }
  const isOpen = value === true || (isSchema(value) && Object.keys(value).length === 0)
  return isOpen && (keyword === 'additionalProperties' || keyword === 'items') ? undefined : value
}
