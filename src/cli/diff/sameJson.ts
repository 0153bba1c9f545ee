import { holds, isConstraint } from '../../../schemas/compile/keywords'
import { isSchema } from '../../../schemas/compile/SchemaFiles'

/** Whether two JSON values are equal, whatever the order of members. */
export const sameJson = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b)

/** JSON with sorted members: the same string for equal values. */
export function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, member: unknown) =>
      typeof member === 'object' && member !== null && !Array.isArray(member)
        ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
        : member,
    ) ?? ''
  )
}

/** A schema with only the keywords that constrain, also in the schemas inside it. */
export function withoutAnnotations(schema: unknown): unknown {
  if (!isSchema(schema)) return schema
  const kept = Object.entries(schema).filter(([keyword]) => isConstraint(keyword))
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, constraintsUnder(keyword, value)]))
}

/** The value of a keyword; the schemas in it have only the keywords that constrain. */
export function constraintsUnder(keyword: string, value: unknown): unknown {
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
