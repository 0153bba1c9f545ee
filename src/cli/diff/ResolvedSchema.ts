import { isConstraint } from '../../../schemas/compile/keywords'
import { isSchema, type Schema } from '../../../schemas/compile/SchemaFiles'
import { SchemaNode } from '../../../schemas/compile/SchemaNode'

/** A schema with its references followed. The parts of `allOf` stay apart: they are compared one by one. */
export type ResolvedSchema = {
  /** The first schema of the chain of references that has a constraint of its own, else the last one. */
  node: SchemaNode
  /** The keywords of the whole chain; a keyword beside a reference wins over that of its target. */
  keywords: Schema
  /** The node in which each keyword is written. */
  origins: Readonly<Record<string, SchemaNode>>
  /** Whether the first schema is only a reference, perhaps with annotations beside it. */
  isReference: boolean
}

/** The schema that allows every value. */
export const anyValue: SchemaNode = SchemaNode.standalone({})

const resolved = new WeakMap<SchemaNode, ResolvedSchema>()

export function resolveSchema(node: SchemaNode): ResolvedSchema {
  const found = resolved.get(node) ?? resolve(node)
  resolved.set(node, found)
  return found
}

function resolve(node: SchemaNode): ResolvedSchema {
  const keywords: Schema = {}
  const origins: Record<string, SchemaNode> = {}
  let own: SchemaNode | undefined
  for (const link of node.chain) {
    if (link.raw === false) keywords.not = true
    for (const [keyword, value] of Object.entries(link.schema)) {
      if (keyword === '$ref' || Object.hasOwn(keywords, keyword)) continue
      keywords[keyword] = value
      origins[keyword] = link
      if (isConstraint(keyword)) own ??= link
    }
  }
  const settled = own ?? node.resolved
  return { node: settled, keywords, origins, isReference: settled !== node }
}

/** The schema under a keyword, such as that of `items` or of one of the `properties`. */
export function subschema({ origins }: ResolvedSchema, keyword: string, ...names: string[]): SchemaNode | undefined {
  return origins[keyword]?.below(keyword, ...names)
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

/** The types that a schema allows: those of `type`, else those of its listed values or alternatives, else all. */
export function typesOf(keywords: Schema): ReadonlySet<TypeName> {
  const { type } = keywords
  const listed = listedValues(keywords)
  const named = (Array.isArray(type) ? type : [type]).filter(isTypeName)
  if (named.length > 0) return new Set(named)
  if (listed) return new Set(listed.map(typeOf))
  const variants = keywords.anyOf ?? keywords.oneOf
  const isPlain = Array.isArray(variants) && variants.every((each) => isSchema(each) && each.$ref === undefined)
  return new Set(isPlain ? variants.flatMap((each) => (isSchema(each) ? [...typesOf(each)] : [])) : jsonTypes)
}

/** The values of `enum` or `const`. Undefined without either. */
export function listedValues(keywords: Schema): readonly unknown[] | undefined {
  if (Object.hasOwn(keywords, 'const')) return [keywords.const]
  return Array.isArray(keywords.enum) ? keywords.enum : undefined
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
