import { nearestName } from '../../../../schemas'
import { isSchema, type SchemaFile } from '../../../../schemas/compile/SchemaFiles'
import type { SchemaNode } from '../../../../schemas/compile/SchemaNode'
import type { SchemaPair } from '../FoundChange'
import { resolveSchema, subschema } from '../ResolvedSchema'
import { canonical } from '../sameJson'
import { withoutAnnotations } from './withoutAnnotations'

/**
 * Members that most probably have another name now: one that went and one that came allow the same values, and either
 * their names are alike, their descriptions are the same, or there is nothing else it could be and the values are special
 * enough.
 */
export function findRenamedMembers(
  pair: SchemaPair,
  removed: readonly string[],
  added: readonly string[],
): Map<string, string> {
  const renamed = new Map<string, string>()
  const left = new Set(added)
  for (const from of removed) {
    const before = subschema(pair.old, 'properties', from)
    if (!before) continue
    const alike = [...left].filter((to) => {
      const now = subschema(pair.new, 'properties', to)
      return now && shapeOf(before) === shapeOf(now)
    })
    const to = choose(pair, from, alike, removed.length === 1 && added.length === 1)
    if (to === undefined) continue
    renamed.set(from, to)
    left.delete(to)
  }
  return renamed
}

function choose(pair: SchemaPair, from: string, alike: readonly string[], isOnly: boolean): string | undefined {
  const described = subschema(pair.old, 'properties', from)
  const text = described?.own('description')
  const same = alike.find(
    (to) => text !== undefined && subschema(pair.new, 'properties', to)?.own('description') === text,
  )
  const partial = alike.find((to) => isPartOf(from, to) || isPartOf(to, from))
  const found = same ?? nearestName(from, alike) ?? partial
  if (found !== undefined) return found
  // Two texts alone are no sign; two objects with the same members are.
  const isSpecial = ['$ref', 'properties', 'enum'].some((keyword) => described?.own(keyword) !== undefined)
  return isOnly && isSpecial ? alike[0] : undefined
}

const isPartOf = (name: string, whole: string): boolean =>
  name.length > 2 && whole.toLowerCase().includes(name.toLowerCase())

/** A text that is the same for schemas with the same constraints; of a reference, its address. */
function shapeOf(schema: SchemaNode): string {
  const { keywords, node, isReferred } = resolveSchema(schema)
  return isReferred ? node.address() : canonical(withoutAnnotations(keywords))
}

/** Share of members two schemas must have in common to be the same one under another name. */
const enough = 0.6

/** Schemas that went, with those that most probably took their place: what they say is much alike, or their names are. */
export function findRenamedFiles(
  gone: readonly SchemaFile[],
  come: readonly SchemaFile[],
): Map<SchemaFile, SchemaFile> {
  const pairs = gone.flatMap((from) => come.map((to) => ({ from, to, likeness: likeness(from, to) })))
  const renamed = new Map<SchemaFile, SchemaFile>()
  for (const { from, to, likeness: score } of pairs.sort((a, b) => b.likeness - a.likeness)) {
    if (score >= enough && !renamed.has(from) && ![...renamed.values()].includes(to)) renamed.set(from, to)
  }
  return renamed
}

function likeness(from: SchemaFile, to: SchemaFile): number {
  const [before, now] = [namesOf(from), namesOf(to)]
  const both = before.filter((name) => now.includes(name)).length
  const all = new Set([...before, ...now]).size
  const alikeNames =
    nearestName(from.name, [to.name]) !== undefined || from.name.includes(to.name) || to.name.includes(from.name)
  if (canonical(withoutAnnotations(from.schema)) === canonical(withoutAnnotations(to.schema))) {
    // Small schemas are the same by chance.
    return before.length > 1 || alikeNames ? 1 : 0
  }
  const share = all === 0 ? 0 : both / all
  return before.length > 2 || alikeNames ? share : 0
}

const namesOf = ({ schema }: SchemaFile): string[] =>
  isSchema(schema.properties) ? Object.keys(schema.properties) : []
