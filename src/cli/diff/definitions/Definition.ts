import { follow } from '../../../../schemas/compile/follow'
import { isSchema, type Schema, type SchemaFiles } from '../../../../schemas/compile/SchemaFiles'
import { joinPointer } from '../../../../schemas/json/pointer'

/** A schema where it is written: a file, the pointer in it, and what stands there (`true` allows anything). */
export type Place = { path: string; pointer: string; schema: Schema | boolean }

/** A schema with its references followed. */
export type Definition = {
  /** Where what it says is written: what it refers to, or itself when it says more than that. */
  place: Place
  /** Every keyword that holds here, those beside a reference before those of what is referred to. */
  keywords: Schema
  /** The place each keyword comes from. */
  origins: Readonly<Record<string, Place>>
  /** Names the schema, wherever it is referred to from. */
  key: string
  /** Only a reference, perhaps with notes beside it, stands where it was asked for. */
  isReferred: boolean
}

const notes: ReadonlySet<string> = new Set([
  '$schema',
  '$id',
  '$comment',
  '$defs',
  'definitions',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
])

/** Whether a keyword says nothing about what is valid. */
export const isNote = (keyword: string): boolean => notes.has(keyword) || keyword.startsWith('x-')

export const placeOf = (path: string, schema: Schema | boolean, pointer = ''): Place => ({ path, pointer, schema })

/** `blocks/title.json#/properties/level`, or of a keyword there. */
export const addressOf = ({ path, pointer }: Place, ...names: string[]): string =>
  `${path}#${pointer}${joinPointer(names)}`

/** The schema inside a keyword of a definition, such as that of a property or of items; undefined when there is none. */
export function within({ keywords, origins }: Definition, keyword: string, name?: string): Place | undefined {
  const value = keywords[keyword]
  const member = name === undefined ? value : isSchema(value) && Object.hasOwn(value, name) ? value[name] : undefined
  const origin = origins[keyword]
  if (!origin || (!isSchema(member) && typeof member !== 'boolean')) return undefined
  const names = name === undefined ? [keyword] : [keyword, name]
  return placeOf(origin.path, member, `${origin.pointer}${joinPointer(names)}`)
}

/** Follows the references of a schema. A reference that leads back to itself says nothing. */
export function define(source: SchemaFiles, place: Place): Definition {
  const keywords: Schema = {}
  const origins: Record<string, Place> = {}
  const seen = new Set<string>()
  let current = place
  let own: Place | undefined
  for (;;) {
    const { schema } = current
    seen.add(addressOf(current))
    if (typeof schema === 'boolean') {
      if (!schema) keywords.not = true
      break
    }
    for (const [keyword, value] of Object.entries(schema)) {
      if (keyword === '$ref' || Object.hasOwn(keywords, keyword)) continue
      keywords[keyword] = value
      origins[keyword] = current
      if (!isNote(keyword)) own ??= current
    }
    const found = typeof schema.$ref === 'string' ? follow(source, current.path, schema.$ref) : undefined
    const next = found && placeOf(found.file.path, found.schema, found.pointer)
    if (!next || seen.has(addressOf(next))) break
    current = next
  }
  const settled = own ?? current
  return { place: settled, keywords, origins, key: addressOf(settled), isReferred: settled !== place }
}

/** What may stand under names that are not listed: anything, nothing without a warning, or what has a schema. */
export function extrasOf(definition: Definition): 'anything' | 'closed' | Place {
  const place = within(definition, 'additionalProperties')
  if (!place || isAnything(place.schema)) return 'anything'
  return place.schema === false ? 'closed' : place
}

/** Whether a schema allows every value. */
export const isAnything = (schema: unknown): boolean =>
  schema === true || (typeof schema === 'object' && schema !== null && Object.keys(schema).length === 0)
