import { nearestName } from '../../../../schemas'
import { isSchema, type Schema, type SchemaFile } from '../../../../schemas/compile/SchemaFiles'
import { define, type Place, within } from '../definitions/Definition'
import { canonical } from '../definitions/sameJson'
import type { SchemaPair } from '../FoundChange'
import type { Comparison } from './Comparison'
import { withoutAnnotations } from './withoutAnnotations'

/**
 * Members that most probably have another name now: one that went and one that came allow the same values, and either
 * their names are alike, their descriptions are the same, or there is nothing else it could be and the values are special
 * enough.
 */
export function findRenamedMembers(
  comparison: Comparison,
  pair: SchemaPair,
  removed: readonly string[],
  added: readonly string[],
): Map<string, string> {
  const renamed = new Map<string, string>()
  const left = new Set(added)
  for (const from of removed) {
    const before = within(pair.old, 'properties', from)
    if (!before) continue
    const alike = [...left].filter((to) => {
      const now = within(pair.new, 'properties', to)
      return now && shapeOf(comparison, before, 'old') === shapeOf(comparison, now, 'next')
    })
    const to = choose(pair, from, alike, removed.length === 1 && added.length === 1)
    if (to === undefined) continue
    renamed.set(from, to)
    left.delete(to)
  }
  return renamed
}

function choose(pair: SchemaPair, from: string, alike: readonly string[], isOnly: boolean): string | undefined {
  const words = (to: string) => within(pair.new, 'properties', to)?.schema
  const described = within(pair.old, 'properties', from)?.schema
  const text = isSchema(described) ? described.description : undefined
  const same = text === undefined ? undefined : alike.find((to) => descriptionOf(words(to)) === text)
  const partial = alike.find((to) => isPartOf(from, to) || isPartOf(to, from))
  const found = same ?? nearestName(from, alike) ?? partial
  if (found !== undefined) return found
  // Two texts alone are no sign; two objects with the same members are.
  const isSpecial =
    isSchema(described) &&
    (described.$ref !== undefined || described.properties !== undefined || described.enum !== undefined)
  return isOnly && isSpecial ? alike[0] : undefined
}

const isPartOf = (name: string, whole: string): boolean =>
  name.length > 2 && whole.toLowerCase().includes(name.toLowerCase())

const descriptionOf = (schema: Schema | boolean | undefined): unknown =>
  isSchema(schema) ? schema.description : undefined

/** What a schema says of values, without words, with what it refers to by name. */
function shapeOf(comparison: Comparison, place: Place, version: 'old' | 'next'): string {
  const { keywords, key, isReferred } = define(version === 'old' ? comparison.old : comparison.next, place)
  return isReferred ? key : canonical(withoutAnnotations(keywords))
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
