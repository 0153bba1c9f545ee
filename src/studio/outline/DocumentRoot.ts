import { dataNode } from '../../../schemas/compile/dataNode'
import { SchemaNode } from '../../../schemas/compile/SchemaNode'
import type { Kind } from '../../../schemas/fast'
import { schemas } from '../contract/schemas'

/** A document in a JSON text: its kind, and where it stands. */
export type DocumentRoot = { as: Kind; pointer: string }

/** The schema of a kind of document. */
export function rootNode(as: Kind): SchemaNode | undefined {
  if (as === 'blocks') return SchemaNode.at(schemas, 'page.json')?.child('properties', 'components')
  return SchemaNode.at(schemas, `${as}.json`) ?? SchemaNode.at(schemas, `entities/${as}.json`)
}

/** The schema of a member of `value`. The data of a block or an action has the schema that its type names. */
export const stepInto = (node: SchemaNode, value: unknown, name: string): SchemaNode | undefined =>
  (name === 'data' ? dataNode(node, value) : undefined) ?? node.step(name)
