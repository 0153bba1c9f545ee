import type { Envelope } from '../../../schemas/compile/SchemaFiles'
import { SchemaNode } from '../../../schemas/compile/SchemaNode'
import { isObject, type Members, own } from '../../../schemas/engine'
import { schemas } from './schemas'

/** Returns what replaces a string that a schema describes. */
type Change = (value: string, node: SchemaNode) => string

/** The kind of a document, by the first folder of the id under which it is drawn. */
const envelopesByFolder: Readonly<Record<string, Envelope>> = {
  blocks: 'block',
  actions: 'action',
  pages: 'page',
  modals: 'modal',
}

/**
 * Returns a copy of a document in which each string that its schemas describe is replaced, in nested blocks and actions too.
 * Whatever no schema describes stays. `id` is that of its fixture, such as `blocks/poll/valid/minimal`.
 */
export function mapStrings(document: unknown, id: string, change: Change): unknown {
  const envelope = envelopesByFolder[id.split('/')[0] ?? '']
  const node = envelope && SchemaNode.at(schemas, `${envelope}.json`)
  return node ? mapValue(document, node, change) : document
}

function mapValue(value: unknown, node: SchemaNode, change: Change): unknown {
  if (typeof value === 'string') return change(value, node)
  if (Array.isArray(value)) {
    const { items } = node
    return items ? value.map((item) => mapValue(item, items, change)) : value
  }
  return isObject(value) ? mapMembers(value, node, change) : value
}

function mapMembers(value: Members, node: SchemaNode, change: Change): Members {
  const data = dataSchema(value, node)
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const schema = name === 'data' && data ? data : node.step(name)
      return [name, schema ? mapValue(member, schema, change) : member]
    }),
  )
}

/** The schema of `data`, which the type of a block and the handler of an action decide. */
function dataSchema(value: Members, { envelope }: SchemaNode): SchemaNode | undefined {
  if (envelope !== 'block' && envelope !== 'action') return undefined
  const name = own(value, envelope === 'block' ? 'type' : 'handler')
  return typeof name === 'string' ? SchemaNode.at(schemas, `${envelope}s/${name}.json`) : undefined
}
