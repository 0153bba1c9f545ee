import { isSchema, type Schema, type SchemaFile, type SchemaFiles, target } from './SchemaFiles'

/** Keywords that tell a reader something and say nothing about data. */
export const annotations: ReadonlySet<string> = new Set([
  '$schema',
  'title',
  'description',
  'default',
  'examples',
  'x-family',
  'x-role',
  'x-heading',
  'deprecated',
])

/**
 * A schema in the form its validator is compiled from: fragments written out in place, children (blocks and actions)
 * left out because they are walked at run time, annotations gone. References within the file stay.
 */
export function inline(source: SchemaFiles, path: string, schema: Schema): Schema {
  const reference = schema.$ref
  if (typeof reference === 'string') {
    const file = target(source, path, reference)
    const { $ref: _, ...siblings } = schema
    if (file) {
      return { ...content(source, file), ...inline(source, path, siblings) }
    }
  }
  const result: Schema = {}
  for (const [key, value] of Object.entries(schema)) {
    if (annotations.has(key) || key.startsWith('x-')) continue
    if (key === 'properties' || key === '$defs') result[key] = inlineEach(source, path, value)
    else if (key === 'additionalProperties' && value === false) result.closed = Object.keys(properties(schema))
    else if (key === 'minLength' && value === 1) result.nonEmpty = true
    // A named format says the same as the pattern beside it, which is there for validators that do not know the name.
    else if (key === 'pattern' && typeof schema.format === 'string') continue
    else result[key] = inlineAny(source, path, value)
  }
  return result
}

function content(source: SchemaFiles, file: SchemaFile): Schema {
  // A child block answers for itself, even for being no object: its parent is sound all the same.
  if (file.path === 'block.json') return {}
  return file.path === 'action.json' ? { type: 'object' } : inline(source, file.path, file.schema)
}

const properties = (schema: Schema): Schema => (isSchema(schema.properties) ? schema.properties : {})

function inlineEach(source: SchemaFiles, path: string, value: unknown): Schema {
  if (!isSchema(value)) throw new Error(`schemas/${path}: properties must be an object`)
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, inlineAny(source, path, child)]))
}

function inlineAny(source: SchemaFiles, path: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => inlineAny(source, path, item))
  return isSchema(value) ? inline(source, path, value) : value
}
