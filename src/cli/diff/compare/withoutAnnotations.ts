import { isSchema } from '../../../../schemas/compile/SchemaFiles'
import { isNote } from '../definitions/Definition'

/** A schema without what says nothing about what is valid. */
export function withoutAnnotations(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAnnotations)
  if (!isSchema(value)) return value
  const kept = Object.entries(value).filter(([key]) => !isNote(key))
  return Object.fromEntries(
    kept.map(([key, member]) => [
      key,
      key === 'properties' && isSchema(member)
        ? Object.fromEntries(Object.entries(member).map(([name, child]) => [name, withoutAnnotations(child)]))
        : key === 'enum' || key === 'const'
          ? member
          : withoutAnnotations(member),
    ]),
  )
}
