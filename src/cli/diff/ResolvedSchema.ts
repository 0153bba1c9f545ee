import { isConstraint } from '../../../schemas/compile/keywords'
import { isSchema, type Schema } from '../../../schemas/compile/SchemaFiles'
import { SchemaNode } from '../../../schemas/compile/SchemaNode'

/** A schema with its references followed. The parts of `allOf` stay apart, as they are compared one by one. */
export type ResolvedSchema = {
  /** The first of the chain of references that has a constraint of its own, else the last. */
  node: SchemaNode
  /** Every keyword that holds here; one beside a reference wins over that of its target. */
  keywords: Schema
  /** The node in which each keyword is written. */
  origins: Readonly<Record<string, SchemaNode>>
  /** Whether only a reference, perhaps with notes beside it, stands where it was asked for. */
  isReferred: boolean
}

/** The schema that allows every value. */
export const anyValue: SchemaNode = SchemaNode.standalone({})

export function resolveSchema(node: SchemaNode): ResolvedSchema {
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
  return { node: settled, keywords, origins, isReferred: settled !== node }
}

/** The schema under a keyword, such as that of `items` or of one of the `properties`. */
export function subschema({ origins }: ResolvedSchema, keyword: string, ...names: string[]): SchemaNode | undefined {
  return origins[keyword]?.below(keyword, ...names)
}

/** The address of a keyword, or of the schema where the keyword is not written. */
export const keywordAddress = ({ origins, node }: ResolvedSchema, keyword: string): string =>
  origins[keyword]?.address(keyword) ?? node.address()

/** What may stand under names that are not listed: anything, nothing without a warning, or what has a schema. */
export function unlistedMembers(schema: ResolvedSchema): 'anything' | 'closed' | SchemaNode {
  const node = subschema(schema, 'additionalProperties')
  if (!node || allowsAnything(node)) return 'anything'
  return node.raw === false ? 'closed' : node
}

export const allowsAnything = ({ raw }: SchemaNode): boolean =>
  raw === true || (Object.keys(raw).length === 0 && raw !== false)

export const jsonTypes = ['null', 'boolean', 'number', 'string', 'array', 'object'] as const
export type TypeName = (typeof jsonTypes)[number] | 'integer'

const isTypeName = (name: unknown): name is TypeName => name === 'integer' || jsonTypes.some((type) => type === name)

/** The types that a schema allows: those it names, else those of its listed values or alternatives, else all. */
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

/** The values of `enum` or `const`. Undefined where any value will do. */
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
