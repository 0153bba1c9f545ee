/** Maximum number of dots in a field's name. */
const maxDepth = 5

type FieldTree = Map<string, unknown>

/**
 * Nests fields with names of a posted form: `address.street` becomes a member of `address`, and all `days[]` fields one list. Of other
 * fields with the same name the last one wins. Of `a` and `a.b` the first one wins.
 */
export function nestFields(fields: readonly (readonly [name: string, value: unknown])[]): Record<string, unknown> {
  const root: FieldTree = new Map()
  for (const [name, value] of fields) {
    const isList = name.endsWith('[]')
    const path = (isList ? name.slice(0, -2) : name).split('.')
    const last = path.pop()
    if (!last || path.length >= maxDepth || path.includes('')) continue
    const parent = path.reduce<FieldTree | undefined>(descend, root)
    const known = parent?.get(last)
    if (!parent || known instanceof Map) continue
    parent.set(last, isList ? [...(Array.isArray(known) ? known : []), value] : value)
  }
  return toObject(root)
}

function descend(parent: FieldTree | undefined, name: string): FieldTree | undefined {
  const known = parent?.get(name) ?? new Map()
  if (!(known instanceof Map)) return undefined
  parent?.set(name, known)
  return known
}

const toObject = (tree: FieldTree): Record<string, unknown> =>
  Object.fromEntries([...tree].map(([name, value]) => [name, value instanceof Map ? toObject(value) : value]))
