import { sentence, spaced } from '../names.ts'
import type { FieldType, NewField } from './NewField.ts'

type Schema = Record<string, unknown>

/** The schema of a new block. */
export const blockSchema = (type: string, fields: readonly NewField[]): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: sentence(type),
  description: `${sentence(type)}: say here what it shows and when a town uses it.`,
  'x-family': 'texts',
  ...objectSchema(fields),
})

function objectSchema(fields: readonly NewField[]): Schema {
  const required = fields.filter(({ isOptional }) => !isOptional).map(({ name }) => name)
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    additionalProperties: false,
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
  }
}

/** A reference has its description beside it; every other schema has it last. */
function fieldSchema(field: NewField): Schema {
  const words = spaced(field.name)
  const single = { ...typeSchema(field.type, field.isOptional), description: descriptionOf(field.type, words) }
  if (field.type.kind === 'blocks')
    return { type: 'array', description: `Blocks of ${words}.`, items: { $ref: '../block.json' } }
  if (!field.isList) return single
  const items = typeSchema(field.type, false)
  return { type: 'array', description: `The ${words}, in the order in which they are shown.`, items }
}

function typeSchema(type: FieldType, isOptional: boolean): Schema {
  switch (type.kind) {
    case 'text':
      return { type: 'string', 'x-role': 'text', ...(!isOptional && { minLength: 1 }) }
    case 'icon':
      return { type: 'string', 'x-role': 'icon' }
    case 'minutes':
      return { type: 'integer', minimum: 0, maximum: 1440 }
    case 'integer':
    case 'number':
      return { type: type.kind }
    case 'boolean':
      return { type: 'boolean', ...(isOptional && { default: false }) }
    case 'range':
      return { type: 'integer', minimum: type.from, maximum: type.to }
    case 'names':
      return { enum: type.names }
    case 'object':
      return objectSchema(type.fields)
    case 'action':
      return { $ref: '../action.json' }
    default:
      return { $ref: `../shared/${type.kind}.json` }
  }
}

function descriptionOf(type: FieldType, words: string): string {
  const kinds: Readonly<Record<FieldType['kind'], string>> = {
    text: `The ${words}, as plain text.`,
    icon: `Name of an icon of the portal's icon set for the ${words}. An unknown name shows none.`,
    image: `Picture of the ${words}.`,
    url: `Address of the ${words}.`,
    date: `Day of the ${words}.`,
    'date-time': `Day and hour of the ${words}.`,
    minutes: `The ${words}, in minutes since midnight.`,
    integer: `The ${words}, as a whole number.`,
    number: `The ${words}, as a number.`,
    boolean: `Whether the ${words} applies.`,
    action: `What happens when the visitor presses the ${words}.`,
    blocks: `Blocks of ${words}.`,
    names: `Which ${words} it is.`,
    range: `The ${words}, as a whole number.`,
    object: `The ${words}.`,
  }
  return kinds[type.kind]
}
