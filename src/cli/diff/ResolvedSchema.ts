import { isConstraint } from '../../../schemas/compile/keywords'
import { isSchema, type Schema } from '../../../schemas/compile/SchemaFiles'
import { SchemaNode } from '../../../schemas/compile/SchemaNode'
import { isEqualJson } from './canonicalJson'
import { expandSchema } from './expandSchema'
import { type Conjunction, mergeInto } from './mergeInto'

/** A schema with its references followed, and with the parts of `allOf` that could be merged. */
export type ResolvedSchema = Conjunction & {
  /** The first schema of the chain of references that has a constraint of its own, else the last one. */
  node: SchemaNode
  /** Whether the first schema is only a reference, perhaps with annotations beside it. */
  isReference: boolean
  /** Schemas that hold for the same value and are part of `keywords`. */
  merged: readonly SchemaNode[]
  /** Schemas that hold for the same value too but contradict `keywords`, so that they are compared on their own. */
  parts: readonly SchemaNode[]
}

/** The schema that allows every value. */
export const anyValue: SchemaNode = SchemaNode.standalone({})

const resolved = new WeakMap<SchemaNode, ResolvedSchema>()

/** The schemas that are being resolved: a part of itself adds nothing. */
const pending = new Set<SchemaNode>()

export function resolveSchema(node: SchemaNode): ResolvedSchema {
  const found = resolved.get(node)
  if (found) return found
  pending.add(node)
  try {
    const result = resolve(node)
    resolved.set(node, result)
    return result
  } finally {
    pending.delete(node)
  }
}

function resolve(node: SchemaNode): ResolvedSchema {
  const { conjunction, own, others } = readChain(node)
  const settled = own ?? node.resolved
  const merged: SchemaNode[] = []
  const parts: SchemaNode[] = []
  for (const other of others) {
    if (pending.has(other)) continue
    const schema = resolveSchema(other)
    // A child block or action is validated by itself where a reference stands alone, and not as a part.
    const isChild = other.envelope === 'block' || other.envelope === 'action'
    if (!isChild && mergeInto(conjunction, schema)) {
      merged.push(other, ...schema.merged)
      parts.push(...schema.parts)
    } else parts.push(other)
  }
  return { ...conjunction, node: settled, isReference: settled !== node, merged, parts }
}

/**
 * Reads the keywords of a chain of references, and the other schemas that hold for the same value: the parts of `allOf`, and
 * the target of a reference within the file that has constraints beside it. A keyword beside a reference to another file wins
 * over that of its target, as in the validators.
 */
function readChain(node: SchemaNode): { conjunction: Conjunction; own: SchemaNode | undefined; others: SchemaNode[] } {
  const keywords: Schema = {}
  const origins: Record<string, SchemaNode> = {}
  const others: SchemaNode[] = []
  let own: SchemaNode | undefined
  for (const link of node.chain) {
    if (link.raw === false) keywords.not = true
    for (const [keyword, value] of Object.entries(link.schema)) {
      if (keyword === '$ref' || Object.hasOwn(keywords, keyword)) continue
      keywords[keyword] = value
      origins[keyword] = link
      if (isConstraint(keyword)) own ??= link
    }
    if (own && link.target && String(link.own('$ref')).startsWith('#')) {
      others.push(link.target)
      break
    }
  }
  others.unshift(...(origins.allOf?.under('allOf') ?? []))
  // The order of parts says nothing.
  if (others.length > 1) others.sort((a, b) => (expandSchema(a) < expandSchema(b) ? -1 : 1))
  const names = propertyNames(keywords)
  const members = new Map(
    names.flatMap((name) => {
      const member = origins.properties?.below('properties', name)
      return member ? [[name, member]] : []
    }),
  )
  return { conjunction: { keywords, origins, members }, own, others }
}

/** The schema under a keyword, such as that of `items` or of one of the `properties`. */
export function subschema(
  { origins, members }: ResolvedSchema,
  keyword: string,
  name?: string,
): SchemaNode | undefined {
  if (name === undefined) return origins[keyword]?.below(keyword)
  return members.get(name)
}

/** The address of a keyword, or of the schema where it lacks the keyword. */
export const keywordAddress = ({ origins, node }: ResolvedSchema, keyword: string): string =>
  origins[keyword]?.address(keyword) ?? node.address()

/** The names under `properties`. */
export const propertyNames = ({ properties }: Schema): string[] => (isSchema(properties) ? Object.keys(properties) : [])

export const requiredNames = ({ required }: Schema): string[] =>
  Array.isArray(required) ? required.filter((name) => typeof name === 'string') : []

export const numberAt = (keywords: Schema, keyword: string): number | undefined => {
  const value = keywords[keyword]
  return typeof value === 'number' ? value : undefined
}

/** The schema of unlisted members; `closed` where each gets a warning. */
export function unlistedMembers(schema: ResolvedSchema): 'anything' | 'closed' | SchemaNode {
  const node = subschema(schema, 'additionalProperties')
  if (!node || allowsAnything(node)) return 'anything'
  return node.raw === false ? 'closed' : node
}

/** The schema of unlisted members; undefined where there are to be none. */
export function unlistedNode(schema: ResolvedSchema): SchemaNode | undefined {
  const unlisted = unlistedMembers(schema)
  return unlisted === 'anything' ? anyValue : unlisted === 'closed' ? undefined : unlisted
}

export const allowsAnything = ({ raw }: SchemaNode): boolean =>
  raw === true || (Object.keys(raw).length === 0 && raw !== false)

export const jsonTypes = ['null', 'boolean', 'number', 'string', 'array', 'object'] as const
export type TypeName = (typeof jsonTypes)[number] | 'integer'

const isTypeName = (name: unknown): name is TypeName => name === 'integer' || jsonTypes.some((type) => type === name)

/** The schemas whose types are being read: an alternative that is the schema itself adds none. */
const reading = new Set<SchemaNode>()

/** The types that a schema allows: those of `type`, else those of its listed values or alternatives, else all. */
export function typesOf({ keywords, origins, node }: ResolvedSchema): ReadonlySet<TypeName> {
  const { type } = keywords
  const listed = listedValues(keywords)
  const named = (Array.isArray(type) ? type : [type]).filter(isTypeName)
  if (named.length > 0) return new Set(named)
  if (listed) return new Set(listed.map(typeOf))
  const keyword = Array.isArray(keywords.anyOf) ? 'anyOf' : 'oneOf'
  const variants = origins[keyword]?.under(keyword) ?? []
  if (variants.length === 0) return new Set(jsonTypes)
  if (reading.has(node)) return new Set()
  reading.add(node)
  try {
    // The parent of a child block is valid whatever stands in its place.
    return new Set(
      variants.flatMap((each) => (each.envelope === 'block' ? jsonTypes : [...typesOf(resolveSchema(each))])),
    )
  } finally {
    reading.delete(node)
  }
}

/** Whether the types of a schema are those of its alternatives, which are compared one by one. */
export const hasTypesOfAlternatives = ({ keywords }: ResolvedSchema): boolean =>
  keywords.type === undefined &&
  listedValues(keywords) === undefined &&
  (Array.isArray(keywords.anyOf) || Array.isArray(keywords.oneOf))

/** The values of `enum` and `const`. Undefined without either. */
export function listedValues(keywords: Schema): readonly unknown[] | undefined {
  const values = Array.isArray(keywords.enum) ? keywords.enum : undefined
  if (!Object.hasOwn(keywords, 'const')) return values
  return [keywords.const].filter((only) => !values || values.some((value) => isEqualJson(value, only)))
}

function typeOf(value: unknown): TypeName {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  const type = typeof value
  return type === 'boolean' || type === 'number' || type === 'string' ? type : 'object'
}

/** Whether values of a type are allowed; every integer is a number. */
export const allows = (types: ReadonlySet<TypeName>, type: TypeName): boolean =>
  types.has(type) || (type === 'integer' && types.has('number'))
