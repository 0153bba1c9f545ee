import type { Call } from '../../../schemas/calls'
import { SchemaNode } from '../../../schemas/compile/SchemaNode'
import { builtinSchemas } from '../../../schemas/sources'
import { SampleGenerator } from '../diff/payloads/SampleGenerator'

let generator: SampleGenerator | undefined

/** A block for calls that answer any block. */
const anyBlock = { type: 'description', data: { text: 'Un exemple du contrat.' } }

/** Data that a call may answer: the example of its schema, else the smallest valid value. */
export function exampleData(call: Call, portal: string): unknown {
  const files = builtinSchemas()
  const node = call.schema === undefined ? undefined : SchemaNode.at(files, `${call.schema}.json`)
  if (!node) return null
  const [example = sample(node)] = node.list('examples') ?? []
  const item = call.schema === 'block' ? anyBlock : example
  const named = call.schema === 'entities/portal' ? { ...Object(item), portalName: portal, cardName: portal } : item
  return call.isList ? [named] : named
}

function sample(node: SchemaNode): unknown {
  const files = builtinSchemas()
  generator ??= new SampleGenerator(files, new Set(files.keys()))
  return generator.make(node)
}
