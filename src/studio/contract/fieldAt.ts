import { SchemaNode } from '../../../schemas/compile/SchemaNode'
import { isObject, own } from '../../../schemas/engine'
import { memberOf, splitPointer } from '../../../schemas/json/pointer'
import type { Collection } from '../fixtures/catalogue'
import { schemas } from './schemas'

const files: { readonly [C in Collection]: string } = {
  blocks: 'block.json',
  actions: 'action.json',
  pages: 'page.json',
}

/** The schema of the value at a pointer into a document, which may lack the value. Undefined where the contract says nothing. */
export function fieldAt(document: unknown, collection: Collection, pointer: string): SchemaNode | undefined {
  let node = SchemaNode.at(schemas, files[collection])
  let value = document
  for (const name of splitPointer(pointer)) {
    node = (name === 'data' ? dataNode(node, value) : undefined) ?? node?.step(name)
    value = memberOf(value, name)
  }
  return node
}

/** The schema of the data of a block or an action, as its type or handler names it. */
function dataNode(node: SchemaNode | undefined, value: unknown): SchemaNode | undefined {
  if (!isObject(value)) return undefined
  const isBlock = node?.envelope === 'block'
  const chosen = own(value, isBlock ? 'type' : 'handler')
  return typeof chosen === 'string'
    ? SchemaNode.at(schemas, `${isBlock ? 'blocks' : 'actions'}/${chosen}.json`)
    : undefined
}
