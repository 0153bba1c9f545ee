import { isObject, type Members, own } from '../../../schemas/engine'
import { type Limit, readLimits } from './readLimits'
import { type Located, resolve } from './resolve'

/** One property of what a schema describes. */
export type Field = {
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
  limits: readonly Limit[]
  children: readonly Field[]
}

/** Nodes of their own, described once for all. */
const envelopes: Readonly<Record<string, string>> = {
  'block.json#': 'Block',
  'action.json#': 'Action',
  'modal.json#': 'Modal',
  'page.json#': 'Page',
}

/** Every field a schema file describes. `file` is its path inside `schemas/`. */
export const readFields = (schema: Members, file: string): readonly Field[] =>
  fieldsOf({ schema, file, root: schema }, '', [])

function fieldsOf({ schema, file, root }: Located, base: string, open: readonly string[]): Field[] {
  const properties = own(schema, 'properties')
  if (!isObject(properties)) return []
  const required = own(schema, 'required')
  return Object.entries(properties).flatMap(([name, property]) => {
    if (!isObject(property)) return []
    const isRequired = Array.isArray(required) && required.includes(name)
    return [toField(name, isRequired, resolve({ schema: property, file, root }), base, open)]
  })
}

function toField(name: string, required: boolean, place: Located, base: string, open: readonly string[]): Field {
  const { schema } = place
  const path = base ? `${base}.${name}` : name
  const items = own(schema, 'items')
  const item = isObject(items) ? resolve({ ...place, schema: items, key: undefined }) : undefined
  const inner = item ?? place
  const leadsBack = inner.key !== undefined && (inner.key in envelopes || open.includes(inner.key))
  const listed = own(schema, 'enum')
  const fallback = own(schema, 'default')
  return {
    path,
    name,
    type: item ? `${typeName(item)}[]` : typeName(place),
    required,
    description: textOf(schema, 'description'),
    fallback: fallback === undefined ? undefined : JSON.stringify(fallback),
    values: (Array.isArray(listed) ? listed : 'const' in schema ? [schema.const] : []).map((value) =>
      JSON.stringify(value),
    ),
    limits: [...readLimits(schema), ...(item && !leadsBack ? readLimits(item.schema) : [])],
    children: leadsBack
      ? []
      : fieldsOf(inner, item ? `${path}[]` : path, inner.key === undefined ? open : [...open, inner.key]),
  }
}

/** An object with a name of its own is called by it; anything else by its JSON type. */
function typeName({ schema, key }: Located): string {
  const envelope = key === undefined ? undefined : envelopes[key]
  if (envelope) return envelope
  const title = textOf(schema, 'title')
  if ('properties' in schema && title) return title
  const type = own(schema, 'type')
  if (Array.isArray(type)) return type.join(' | ')
  if (typeof type === 'string') return type
  const listed = own(schema, 'enum') ?? ('const' in schema ? [schema.const] : undefined)
  if (Array.isArray(listed)) return [...new Set(listed.map((value) => typeof value))].join(' | ')
  return 'properties' in schema ? 'object' : 'any'
}

const textOf = (schema: Members, key: string): string => {
  const value = own(schema, key)
  return typeof value === 'string' ? value : ''
}
