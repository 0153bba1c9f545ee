import { holds, isConstraint } from '../../../schemas/compile/keywords'
import { isSchema } from '../../../schemas/compile/SchemaFiles'

/** Whether two JSON values are equal, ignoring the order of members. */
export const isEqualJson = (a: unknown, b: unknown): boolean => a === b || canonicalJson(a) === canonicalJson(b)

/** Serializes JSON with sorted members, so that equal values give equal strings. */
export function canonicalJson(value: unknown): string {
  return (
    JSON.stringify(value, (_key, member: unknown) =>
      typeof member === 'object' && member !== null && !Array.isArray(member)
        ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
        : member,
    ) ?? ''
  )
}

/** Removes annotations from a schema and its subschemas, so that only constraints remain. */
export function withoutAnnotations(schema: unknown): unknown {
  if (!isSchema(schema)) return schema
  const kept = Object.entries(schema).filter(([keyword]) => isConstraint(keyword))
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, constraintsUnder(keyword, value)]))
}

/** Removes annotations from the subschemas in the value of a keyword. */
function constraintsUnder(keyword: string, value: unknown): unknown {
  switch (holds(keyword)) {
    case 'data':
      return value
    case 'schema':
      return withoutAnnotations(value)
    case 'schemas':
      return Array.isArray(value) ? value.map(withoutAnnotations) : value
    case 'schemasByName':
      if (!isSchema(value)) return value
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutAnnotations(each)]))
  }
}
