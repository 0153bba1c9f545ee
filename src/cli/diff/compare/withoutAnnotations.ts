import { holds, isConstraint } from '../../../../schemas/compile/keywords'
import { isSchema } from '../../../../schemas/compile/SchemaFiles'

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
