import type { Declaration, Field, Model } from '../../model/Model'

/**
 * Tells of a name whether its values may hold, directly, another of themselves. A structure cannot, so it becomes a class.
 * What stands in a list, a map or the inside of an envelope is kept elsewhere and counts for nothing.
 */
export function loopsOf(model: Model): (name: string) => boolean {
  const held = new Map(model.declarations.map((each) => [each.name, heldBy(each)]))
  const loops = new Set(model.declarations.map(({ name }) => name).filter((name) => reaches(held, name)))
  return (name) => loops.has(name)
}

function reaches(held: ReadonlyMap<string, readonly string[]>, start: string): boolean {
  const seen = new Set<string>()
  const open = [...(held.get(start) ?? [])]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (name === start) return true
    if (seen.has(name)) continue
    seen.add(name)
    open.push(...(held.get(name) ?? []))
  }
  return false
}

const heldBy = (declaration: Declaration): string[] =>
  declaration.kind === 'enum' ? [] : declaration.fields.flatMap(heldByField)

const heldByField = ({ shape }: Field): string[] => (shape.is === 'named' ? [shape.name] : [])
