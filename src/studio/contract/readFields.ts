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

/** A rule a value must keep, besides its type. */
export type FieldLimit =
  | { keyword: (typeof numericLimits)[number]; value: number }
  | { keyword: (typeof stringLimits)[number]; value: string }
  | { keyword: 'uniqueItems'; value: true }

/** One property of what a schema describes. */
export type SchemaField = {
  /** Names from the root, `[]` for the items of a list: `images[].src`. */
  path: string
  name: string
  /** What it holds, as a type is written: `string`, `Image`, `Block[]`. */
  type: string
  required: boolean
  description: string
  /** JSON of the default. */
  fallback: string | undefined
  /** JSON of each value it may have, when they are listed. */
  values: readonly string[]
  limits: readonly FieldLimit[]
  children: readonly SchemaField[]
}

/** A field with the number of fields around it. */
export type NestedField = { field: SchemaField; depth: number }

/** Fields in reading order, those inside others after them. */
export const flatten = (fields: readonly SchemaField[], depth = 0): NestedField[] =>
  fields.flatMap((field) => [{ field, depth }, ...flatten(field.children, depth + 1)])

/** Documents with a page of their own, which are named and not described again. */
const envelopeTypes: Readonly<Record<Envelope, string>> = {
  block: 'Block',
  action: 'Action',
  modal: 'Modal',
  page: 'Page',
}

/** Every field a schema describes. `file` is its path inside `schemas/`, from which its references start. */
export function readFields(schema: Members, file: string): readonly SchemaField[] {
  const files = schemas.get(file)?.schema === schema ? schemas : new Map([...schemas, ...schemaFiles([[file, schema]])])
  const node = SchemaNode.at(files, file)
  return node ? fieldsOf(node, '', []) : []
}

/** `open` are the schemas around these fields, so that one which holds itself is followed once. */
function fieldsOf(node: SchemaNode, base: string, open: readonly SchemaNode[]): SchemaField[] {
  return [...node.properties.values()].map((property) => {
    const { name, isRequired: required, node: value } = property
    const path = base ? `${base}.${name}` : name
    const { items } = value
    const inner = items ?? value
    const isReferred = inner.target !== undefined
    const leadsBack = isReferred && (inner.envelope !== undefined || open.includes(inner.resolved))
    const fallback = value.get('default')
    return {
      path,
      name,
      type: items ? `${typeName(items)}[]` : typeName(value),
      required,
      description: value.string('description') ?? '',
      fallback: fallback === undefined ? undefined : JSON.stringify(fallback),
      values: (value.values ?? []).map((each) => JSON.stringify(each)),
      limits: [...readLimits(value), ...(items && !leadsBack ? readLimits(items) : [])],
      children: leadsBack
        ? []
        : fieldsOf(inner, items ? `${path}[]` : path, isReferred ? [...open, inner.resolved] : open),
    }
  })
}

/** An object with a name of its own is called by it; anything else by its JSON type. */
function typeName(node: SchemaNode): string {
  if (node.envelope) return envelopeTypes[node.envelope]
  const title = node.string('title')
  const isObject = node.properties.size > 0
  if (isObject && title) return title
  if (node.types.length > 0) return node.types.join(' | ')
  if (node.values) return [...new Set(node.values.map((value) => typeof value))].join(' | ')
  return isObject ? 'object' : 'any'
}

/** The rules of a schema itself. A pattern beside a format is told by the format's name. */
function readLimits(node: SchemaNode): FieldLimit[] {
  const limits: FieldLimit[] = []
  for (const keyword of numericLimits) {
    const value = node.number(keyword)
    if (value !== undefined) limits.push({ keyword, value })
  }
  if (node.get('uniqueItems') === true) limits.push({ keyword: 'uniqueItems', value: true })
  const keyword = stringLimits.find((each) => node.string(each) !== undefined)
  const value = keyword && node.string(keyword)
  if (keyword && value !== undefined) limits.push({ keyword, value })
  return limits
}
