/** Deeper names than any form has. */
const deepest = 5

type Tree = Map<string, unknown>

/**
 * Fields of a posted form as one object: `address.street` stands inside `address`, `days[]` is a list of every field of
 * that name; of any other name given twice the last one counts, and so does the first of two that exclude each other.
 */
export function nestFields(fields: readonly (readonly [name: string, value: unknown])[]): Record<string, unknown> {
  const root: Tree = new Map()
  for (const [name, value] of fields) {
    const isList = name.endsWith('[]')
    const path = (isList ? name.slice(0, -2) : name).split('.')
    const last = path.pop()
    if (!last || path.length >= deepest || path.includes('')) continue
    const parent = path.reduce<Tree | undefined>(descend, root)
    const known = parent?.get(last)
    if (!parent || known instanceof Map) continue
    parent.set(last, isList ? [...(Array.isArray(known) ? known : []), value] : value)
  }
  return plain(root)
}

function descend(parent: Tree | undefined, name: string): Tree | undefined {
  const known = parent?.get(name) ?? new Map()
  if (!(known instanceof Map)) return undefined
  parent?.set(name, known)
  return known
}

const plain = (tree: Tree): Record<string, unknown> =>
  Object.fromEntries([...tree].map(([name, value]) => [name, value instanceof Map ? plain(value) : value]))
