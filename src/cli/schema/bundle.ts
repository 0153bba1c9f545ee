import { isSchema, type Schema } from '../../../schemas/compile/SchemaFiles'
import { Definitions, propertiesOf } from './Definitions'
import type { Target } from './targets'

type BundleOptions = {
  /** Allows unknown properties, as the portal does. */
  open?: boolean
  /** The data of a block or action alone, without its envelope. */
  data?: boolean
}

/** Bundles a schema, so that it needs no other file. The result depends on the contract alone. */
export function bundle(target: Target, { open = false, data = false }: BundleOptions = {}): Schema {
  const definitions = new Definitions(open)
  const { title, description, ...rest } = rootSchema(target, definitions, data)
  const $defs = definitions.sorted()
  const isData = data && hasEnvelope(target)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:beffroi:schema:${target.path.replace(/\.json$/, '') || target.name}${isData ? ':data' : ''}`,
    title,
    description,
    $comment:
      'Told by beffroi validate alone: duplicate-id, too-deep, too-large, names that stand twice in one object, and the lint rules.',
    ...rest,
    ...(Object.keys($defs).length > 0 ? { $defs } : {}),
  }
}

const hasEnvelope = ({ family }: Target): boolean => family === 'block' || family === 'handler'

function rootSchema(target: Target, definitions: Definitions, data: boolean): Schema {
  const { name, family, path } = target
  if (name === 'document') return documentSchema(definitions)
  if (name === 'blocks') {
    const items = definitions.refer('block.json')
    return { title: 'Blocks', description: 'A list of blocks.', type: 'array', items }
  }
  const schema = definitions.read(path)
  if (path === 'block.json' || path === 'action.json') {
    const { title, description, examples } = schema
    return { title, description, ...definitions.refer(path), examples }
  }
  if (!hasEnvelope(target) || data) return schema
  return family === 'block'
    ? envelopeSchema(definitions, 'block.json', 'type', path, schema)
    : envelopeSchema(definitions, 'action.json', 'handler', path, schema)
}

/** Returns the envelope of one block type or handler, with a fixed value of `key` and the schema of its `data`. */
function envelopeSchema(definitions: Definitions, envelopePath: string, key: string, path: string, content: Schema) {
  const envelope = definitions.read(envelopePath)
  const properties = propertiesOf(envelope)
  const name = path.replace(/^.*\/|\.json$/g, '')
  const needsData = Array.isArray(content.required) && content.required.length > 0
  const required = Array.isArray(envelope.required) ? envelope.required : []
  const { title, description, examples } = content
  return {
    ...envelope,
    title,
    description,
    required: needsData ? [...new Set([...required, 'data'])] : required,
    properties: {
      ...properties,
      [key]: { const: name, ...(isSchema(properties[key]) ? { description: properties[key].description } : {}) },
      data: definitions.refer(path),
    },
    examples: Array.isArray(examples) ? examples.map((data) => ({ [key]: name, data })) : [],
  }
}

const has = (...names: string[]) => ({ type: 'object', required: names })

/** Distinguishes documents by their shape, as `beffroi validate` does, also inside of `data` of an API's answer. */
function documentSchema(definitions: Definitions): Schema {
  const choices: readonly (readonly [Schema, Schema])[] = [
    [{ type: 'array' }, { type: 'array', items: definitions.refer('block.json') }],
    [{ ...has('components'), anyOf: [has('buttons'), has('closable')] }, definitions.refer('modal.json')],
    [has('components'), definitions.refer('page.json')],
    [has('type'), definitions.refer('block.json')],
    [has('handler'), definitions.refer('action.json')],
  ]
  const isDocument = { anyOf: [has('components'), has('type'), has('handler')] }
  const answer = {
    description: 'The document, in the answer of an API.',
    if: isDocument,
    then: { $ref: '#' },
    else: { items: { if: isDocument, then: { $ref: '#' } } },
  }
  return {
    title: 'Document',
    description: 'A page, a modal, a block, an action or a list of blocks: its members tell which.',
    examples: ['page.json', 'block.json', 'action.json'].map((path) => [definitions.read(path).examples].flat()[0]),
    ...choices.reduceRight<Schema>(
      (otherwise, [condition, schema]) => ({ if: condition, then: schema, else: otherwise }),
      { type: 'object', properties: { data: answer } },
    ),
  }
}
