import { nearestName } from '../../../../schemas'
import type { SchemaFile } from '../../../../schemas/compile/SchemaFiles'
import type { SchemaNode } from '../../../../schemas/compile/SchemaNode'
import { canonicalJson, withoutAnnotations } from '../canonicalJson'
import type { SchemaPair } from '../FoundChange'
import { propertyNames, resolveSchema, subschema } from '../ResolvedSchema'

/**
 * Pairs removed members with added ones that most probably are the same member under a new name: both allow the same
 * values, and their descriptions are equal, or their names are alike, or they are the only two and their schema is special.
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
  // Two plain strings are often unrelated; two objects with the same members rarely are.
  const isSpecial = ['$ref', 'properties', 'enum'].some((keyword) => described?.own(keyword) !== undefined)
  return isOnly && isSpecial ? alike[0] : undefined
}

const isPartOf = (name: string, whole: string): boolean =>
  name.length > 2 && whole.toLowerCase().includes(name.toLowerCase())

/** A string that is equal for schemas with equal constraints; for a reference, the address of its target. */
function shapeOf(schema: SchemaNode): string {
  const { keywords, node, isReference } = resolveSchema(schema)
  return isReference ? node.address() : canonicalJson(withoutAnnotations(keywords))
}

/** The share of members that two files must have in common to count as one file under a new name. */
const minLikeness = 0.6

/** Pairs removed schema files with added ones that most probably are the same file under a new name, most alike first. */
export function findRenamedFiles(
  gone: readonly SchemaFile[],
  come: readonly SchemaFile[],
): Map<SchemaFile, SchemaFile> {
  const pairs = gone.flatMap((from) => come.map((to) => ({ from, to, likeness: likeness(from, to) })))
  const renamed = new Map<SchemaFile, SchemaFile>()
  for (const { from, to, likeness: score } of pairs.sort((a, b) => b.likeness - a.likeness)) {
    if (score >= minLikeness && !renamed.has(from) && ![...renamed.values()].includes(to)) renamed.set(from, to)
  }
  return renamed
}

function likeness(from: SchemaFile, to: SchemaFile): number {
  const [before, now] = [propertyNames(from.schema), propertyNames(to.schema)]
  const both = before.filter((name) => now.includes(name)).length
  const all = new Set([...before, ...now]).size
  const alikeNames =
    nearestName(from.name, [to.name]) !== undefined || from.name.includes(to.name) || to.name.includes(from.name)
  if (canonicalJson(withoutAnnotations(from.schema)) === canonicalJson(withoutAnnotations(to.schema))) {
    // Small schemas may be equal by chance.
    return before.length > 1 || alikeNames ? 1 : 0
  }
  const share = all === 0 ? 0 : both / all
  return before.length > 2 || alikeNames ? share : 0
}
