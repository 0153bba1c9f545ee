import { isSchema, type Schema } from '../../../../schemas/compile/SchemaFiles'

export const jsonTypes = ['null', 'boolean', 'number', 'string', 'array', 'object'] as const
export type TypeName = (typeof jsonTypes)[number] | 'integer'

const isTypeName = (name: unknown): name is TypeName => name === 'integer' || jsonTypes.some((type) => type === name)

/** The types a schema allows; all of them where it names none. A list of values has the types of its values, alternatives theirs. */
export function typesOf(keywords: Schema): ReadonlySet<TypeName> {
  const { type } = keywords
  const listed = listedValues(keywords)
  const named = (Array.isArray(type) ? type : [type]).filter(isTypeName)
  if (named.length > 0) return new Set(named)
  if (listed) return new Set(listed.map(typeOf))
  const forms = keywords.anyOf ?? keywords.oneOf
  const isPlain = Array.isArray(forms) && forms.every((form) => isSchema(form) && form.$ref === undefined)
  return new Set(isPlain ? forms.flatMap((form) => (isSchema(form) ? [...typesOf(form)] : [])) : jsonTypes)
}

/** The values of `enum` or `const`; undefined where any value will do. */
export function listedValues(keywords: Schema): readonly unknown[] | undefined {
  if (Object.hasOwn(keywords, 'const')) return [keywords.const]
  return Array.isArray(keywords.enum) ? keywords.enum : undefined
}

export function typeOf(value: unknown): TypeName {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  const type = typeof value
  return type === 'boolean' || type === 'number' || type === 'string' ? type : 'object'
}

/** Whether values of a type are allowed; every integer is a number. */
export const allows = (types: ReadonlySet<TypeName>, type: TypeName): boolean =>
  types.has(type) || (type === 'integer' && types.has('number'))
