import { isObject, own } from '../check/value'
import { SchemaNode } from './SchemaNode'

/** Returns the schema of the data of `value`, a block or an action at `node`, as its type or handler names it. */
export function dataNode(node: SchemaNode, value: unknown): SchemaNode | undefined {
  const { envelope } = node
  if (!isObject(value) || (envelope !== 'block' && envelope !== 'action')) return undefined
  const isBlock = envelope === 'block'
  const chosen = own(value, isBlock ? 'type' : 'handler')
  return typeof chosen === 'string'
    ? SchemaNode.at(node.files, `${isBlock ? 'blocks' : 'actions'}/${chosen}.json`)
    : undefined
}
