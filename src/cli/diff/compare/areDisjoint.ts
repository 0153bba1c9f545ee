import type { SchemaNode } from '../../../../schemas/compile/SchemaNode'
import { isEqualJson } from '../canonicalJson'
import { allows, listedValues, type ResolvedSchema, requiredNames, resolveSchema, typesOf } from '../ResolvedSchema'

/** Whether it is certain that no value fits two of the schemas. */
export function areDisjoint(schemas: readonly SchemaNode[]): boolean {
  // A child block or action is validated by itself: the branch takes more than its schema.
  if (schemas.length > 1 && schemas.some(({ envelope }) => envelope === 'block' || envelope === 'action')) return false
  const all = schemas.map(resolveSchema)
  return all.every((one, index) => all.slice(index + 1).every((other) => areApart(one, other)))
}

function areApart(one: ResolvedSchema, other: ResolvedSchema): boolean {
  const types = typesOf(other)
  const shared = [...typesOf(one)].filter((type) => allows(types, type) || (type === 'number' && types.has('integer')))
  if (shared.length === 0 || haveOtherValues(one, other)) return true
  if (shared.some((type) => type !== 'object')) return false
  const required = [...requiredNames(one.keywords), ...requiredNames(other.keywords)]
  return required.some((name) => {
    const [a, b] = [one.members.get(name), other.members.get(name)]
    return a !== undefined && b !== undefined && haveOtherValues(resolveSchema(a), resolveSchema(b))
  })
}

/** Whether both list their values and have none in common. */
function haveOtherValues(one: ResolvedSchema, other: ResolvedSchema): boolean {
  const [a, b] = [listedValues(one.keywords), listedValues(other.keywords)]
  return a !== undefined && b !== undefined && !a.some((value) => b.some((each) => isEqualJson(value, each)))
}
