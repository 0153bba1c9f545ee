import { type Envelope, schemaFiles } from '../../../schemas/compile/SchemaFiles'
import { SchemaNode } from '../../../schemas/compile/SchemaNode'
import type { Members } from '../../../schemas/engine'
import { schemas } from './schemas'

const numericLimits = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
] as const
const stringLimits = ['format', 'pattern'] as const

/** A limit of a value, besides its type. */
export type FieldLimit =
  | { keyword: (typeof numericLimits)[number]; value: number }
  | { keyword: (typeof stringLimits)[number]; value: string }
  | { keyword: 'uniqueItems'; value: true }

/** One property that a schema describes. */
export type SchemaField = {
  node: SchemaNode
  /** Names from the root, with `[]` for the items of a list: `images[].src`. */
  path: string
  name: string
  /** Name of the type: `string`, `Image`, `Block[]`. */
  type: string
  required: boolean
  description: string
  /** The default, as JSON. */
  fallback: string | undefined
  /** The allowed values, each as JSON; empty unless the schema lists them. */
  values: readonly string[]
  limits: readonly FieldLimit[]
  children: readonly SchemaField[]
}

/** A field, with the number of fields that contain it. */
export type NestedField = { field: SchemaField; depth: number }

/** Lists fields in reading order, each followed by the fields it contains. */
export const flatten = (fields: readonly SchemaField[], depth = 0): NestedField[] =>
  fields.flatMap((field) => [{ field, depth }, ...flatten(field.children, depth + 1)])

/** Names of documents that have their own page; their fields are not listed again. */
const envelopeTypes: Readonly<Record<Envelope, string>> = {
  block: 'Block',
  action: 'Action',
  modal: 'Modal',
  page: 'Page',
}

/** Reads every field that a schema describes. `file` is its path inside `schemas/`, which its references are relative to. */
export function readFields(schema: Members, file: string): readonly SchemaField[] {
  const files = schemas.get(file)?.schema === schema ? schemas : new Map([...schemas, ...schemaFiles([[file, schema]])])
  const node = SchemaNode.at(files, file)
  return node ? fieldsOf(node, '', []) : []
}

/** `open` lists the enclosing schemas, so that a recursive schema is expanded once. */
function fieldsOf(node: SchemaNode, base: string, open: readonly SchemaNode[]): SchemaField[] {
  return [...node.properties.values()].map((property) => {
    const { name, isRequired: required, node: value } = property
    const path = base ? `${base}.${name}` : name
    const { items } = value
    const inner = items ?? value
    const isReference = inner.target !== undefined
    const isSkipped = isReference && (inner.envelope !== undefined || open.includes(inner.resolved))
    const fallback = value.get('default')
    return {
      node: value,
      path,
      name,
      type: items ? `${typeName(items)}[]` : typeName(value),
      required,
      description: value.string('description') ?? '',
      fallback: fallback === undefined ? undefined : JSON.stringify(fallback),
      values: (value.values ?? []).map((allowed) => JSON.stringify(allowed)),
      limits: [...readLimits(value), ...(items && !isSkipped ? readLimits(items) : [])],
      children: isSkipped
        ? []
        : fieldsOf(inner, items ? `${path}[]` : path, isReference ? [...open, inner.resolved] : open),
    }
  })
}

/** The title of an object, otherwise the JSON type. */
export function typeName(node: SchemaNode): string {
  if (node.envelope) return envelopeTypes[node.envelope]
  const title = node.string('title')
  const isObject = node.properties.size > 0
  if (isObject && title) return title
  if (node.types.length > 0) return node.types.join(' | ')
  if (node.values) return [...new Set(node.values.map((value) => typeof value))].join(' | ')
  return isObject ? 'object' : 'any'
}

/** Reads the limits of a schema itself. Leaves out a pattern beside a format. */
function readLimits(node: SchemaNode): FieldLimit[] {
  const limits: FieldLimit[] = []
  for (const keyword of numericLimits) {
    const value = node.number(keyword)
    if (value !== undefined) limits.push({ keyword, value })
  }
  if (node.get('uniqueItems') === true) limits.push({ keyword: 'uniqueItems', value: true })
  const keyword = stringLimits.find((name) => node.string(name) !== undefined)
  const value = keyword && node.string(keyword)
  if (keyword && value !== undefined) limits.push({ keyword, value })
  return limits
}
