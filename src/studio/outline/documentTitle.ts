import type { Envelope } from '../../../schemas/compile/SchemaFiles'
import { SchemaNode } from '../../../schemas/compile/SchemaNode'
import { isObject, own } from '../../../schemas/engine'
import { schemas } from '../contract/schemas'
import { type ContractWords, titleOf } from './ContractWords'

/** Returns the type of a block or the handler of an action, as its document says it. */
export function typeOf(envelope: Envelope | undefined, value: unknown): string | undefined {
  if (!isObject(value) || (envelope !== 'block' && envelope !== 'action')) return undefined
  const type = own(value, envelope === 'block' ? 'type' : 'handler')
  return typeof type === 'string' ? type : undefined
}

/** The contract's title of a block type or a handler; the name itself when the contract has none of that name. */
export function typeTitle(collection: 'blocks' | 'actions', name: string, words: ContractWords): string {
  const node = SchemaNode.at(schemas, `${collection}/${name}.json`)
  return node ? schemaTitle(node, words) : name
}

/** The contract's title of a document, such as that of its block type. */
export function documentTitle(node: SchemaNode, value: unknown, words: ContractWords): string {
  const { envelope } = node
  const type = typeOf(envelope, value)
  if (type === undefined) return schemaTitle(node.resolved, words)
  return typeTitle(envelope === 'action' ? 'actions' : 'blocks', type, words)
}

const schemaTitle = (node: SchemaNode, words: ContractWords): string =>
  titleOf(node, words, node.string('title') ?? node.file.name)
