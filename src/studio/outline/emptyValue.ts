import type { SchemaNode } from '../../../schemas/compile/SchemaNode'

/** The smallest action, and the smallest block, for places that must have one. */
const smallest = {
  action: { handler: 'navigation', data: { path: '/' } },
  block: { type: 'title', data: { text: '' } },
  modal: { components: [] },
  page: { title: '', components: [] },
} as const

/** Depth of objects in objects to which required members are written. */
const maxDepth = 8

/** A value that a schema allows as far as possible without inventing content: required members only, empty texts, the first choice. */
export function emptyValue(node: SchemaNode | undefined, depth = 0): unknown {
  if (!node) return ''
  const { envelope, values, types } = node
  if (envelope) return smallest[envelope]
  if (values) return values[0]
  const type = types[0] ?? (node.properties.size > 0 ? 'object' : 'string')
  if (type === 'object') return emptyObject(node, depth)
  if (type === 'array')
    return Array.from({ length: node.number('minItems') ?? 0 }, () => emptyValue(node.items, depth + 1))
  if (type === 'boolean') return node.get('default') ?? false
  if (type === 'number' || type === 'integer') return node.get('default') ?? Math.max(0, node.number('minimum') ?? 0)
  return emptyText(node)
}

function emptyObject(node: SchemaNode, depth: number): unknown {
  const required = depth > maxDepth ? [] : [...node.properties.values()].filter(({ isRequired }) => isRequired)
  return Object.fromEntries(required.map((member) => [member.name, emptyValue(member.node, depth + 1)]))
}

/** Formats without an empty text begin with one that is valid. */
function emptyText(node: SchemaNode): string {
  const format = node.string('format')
  if (format === 'path') return '/'
  return format === 'color' ? '#000000' : ''
}
