import type { Edit } from 'jsonc-parser'
import { dataNode } from '../../../schemas/compile/dataNode'
import type { SchemaNode } from '../../../schemas/compile/SchemaNode'
import { isObject } from '../../../schemas/engine'
import { memberOf, valueAt } from '../../../schemas/json/pointer'
import { JsonText } from '../edits/JsonText'
import { emptyValue } from '../outline/emptyValue'
import { fieldKind } from './fieldKind'

/**
 * The edits that change the handler of the action at a pointer. The data keeps the members that the new handler has too and can hold;
 * those that it requires are added. All beside handler and data stays.
 */
export function changeHandler(text: string, node: SchemaNode, pointer: string, handler: string): Edit[] {
  const json = new JsonText(text)
  const action = valueAt(JSON.parse(text), pointer)
  const schema = dataNode(node, { handler })
  const data = memberOf(action, 'data')
  const kept = isObject(data) && schema ? sharedMembers(schema, data) : {}
  const required = schema ? emptyValue(schema) : {}
  const next = { ...(isObject(required) ? required : {}), ...kept }
  const isBare = Object.keys(next).length === 0
  const edits = json.set(`${pointer}/handler`, handler)
  if (isBare) return [...edits, ...json.remove(`${pointer}/data`)]
  return [...edits, ...json.set(`${pointer}/data`, next, ['handler'])]
}

function sharedMembers(schema: SchemaNode, data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const shared = Object.entries(data).filter(([name, value]) => {
    const member = schema.properties.get(name)?.node
    return member && fieldKind(member, value) !== 'kept'
  })
  return Object.fromEntries(shared)
}
