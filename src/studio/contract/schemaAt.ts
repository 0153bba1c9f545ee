import { dataNode } from '../../../schemas/compile/dataNode'
import { SchemaNode } from '../../../schemas/compile/SchemaNode'
import { type Drawn, drawnOf } from '../../../schemas/json/drawnOf'
import { joinPointer, memberOf, splitPointer } from '../../../schemas/json/pointer'
import { schemas } from './schemas'

/** A place in a document: its schema, and the value that stands there. `node` is undefined where the contract says nothing. */
export type SchemaPlace = { node: SchemaNode | undefined; value: unknown }

/**
 * Finds the schema of the value at a path of names in a JSON value, which may be a document, a list of blocks or an answer with one.
 * The value may lack what is still to be written.
 */
export function schemaAt(value: unknown, names: readonly string[]): SchemaPlace {
  const pointer = joinPointer(names)
  const document = drawnOf(value).find(({ list, pointer: root }) => isWithin(pointer, list ?? root))
  if (!document) return { node: undefined, value: undefined }
  const depth = splitPointer(document.list ?? document.pointer).length
  let node = rootNode(document)
  let current = names.slice(0, depth).reduce<unknown>(memberOf, value)
  for (const name of names.slice(depth)) {
    node = node && stepInto(node, current, name)
    current = memberOf(current, name)
  }
  return { node, value: current }
}

const isWithin = (pointer: string, root: string): boolean => pointer === root || pointer.startsWith(`${root}/`)

/** The schema of a document, or of the list of blocks that it is made of. */
function rootNode({ as, list }: Drawn): SchemaNode | undefined {
  if (list === undefined) return SchemaNode.at(schemas, `${as}.json`)
  return SchemaNode.at(schemas, 'page.json')?.child('properties', 'components')
}

const stepInto = (node: SchemaNode, value: unknown, name: string): SchemaNode | undefined =>
  (name === 'data' ? dataNode(node, value) : undefined) ?? node.step(name)
