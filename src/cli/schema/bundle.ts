import type { Schema } from '../../../schemas/compile/SchemaFiles'
import { isObject } from '../../../schemas/engine'
import { documentSchema } from './documentSchema'
import { type BundleOptions, Parts } from './Parts'
import type { Target } from './Target'

/** A schema that needs no other file: the same bytes for the same contract. `data` is what stands in the envelope alone. */
export function bundle(target: Target, options: BundleOptions & { data?: boolean } = {}): Schema {
  const parts = new Parts(options)
  const { title, description, ...rest } = rootOf(target, parts, options.data ?? false)
  const { definitions } = parts
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:beffroi:schema:${target.path.replace(/\.json$/, '') || target.name}${options.data && isEnveloped(target) ? ':data' : ''}`,
    title,
    description,
    $comment: beyond,
    ...rest,
    ...(Object.keys(definitions).length > 0 ? { $defs: definitions } : {}),
  }
}

const beyond =
  'Told by beffroi validate alone: duplicate-id, too-deep, too-large, names that stand twice in one object, and the lint rules.'

const isEnveloped = ({ family }: Target): boolean => family === 'block' || family === 'handler'

function rootOf(target: Target, parts: Parts, data: boolean): Schema {
  const { name, family, path } = target
  if (name === 'document') return documentSchema(parts)
  if (name === 'blocks')
    return { title: 'Blocks', description: 'A list of blocks.', type: 'array', items: reference(parts, 'block.json') }
  if (path === 'block.json' || path === 'action.json') {
    const { title, description, examples } = parts.read(path)
    return { title, description, ...reference(parts, path), examples }
  }
  const schema = parts.read(path)
  if (!isEnveloped(target) || data) return schema
  return inEnvelope(parts, family === 'block' ? 'block.json' : 'action.json', target, schema)
}

const reference = (parts: Parts, path: string): Schema => ({ $ref: parts.refer(path) })

/** The envelope of one type or handler: its name is fixed and its data known. */
function inEnvelope(parts: Parts, envelopePath: string, { path }: Target, content: Schema): Schema {
  const envelope = parts.read(envelopePath)
  const key = envelopePath === 'block.json' ? 'type' : 'handler'
  const name = path.replace(/^.*\/|\.json$/g, '')
  const properties = isObject(envelope.properties) ? envelope.properties : {}
  const required = Array.isArray(envelope.required) ? envelope.required : []
  const needsData = Array.isArray(content.required) && content.required.length > 0
  const { title, description, examples } = content
  return {
    ...envelope,
    title,
    description,
    required: needsData ? [...new Set([...required, 'data'])] : required,
    properties: {
      ...properties,
      [key]: { const: name, ...(isObject(properties[key]) ? { description: properties[key].description } : {}) },
      data: reference(parts, path),
    },
    examples: Array.isArray(examples) ? examples.map((data) => ({ [key]: name, data })) : [],
  }
}
