import { nearest } from '../../../../schemas'
import { isSchema, type SchemaFile } from '../../../../schemas/compile/SchemaFiles'
import { canonical } from '../definitions/sameJson'
import { withoutNotes } from './withoutNotes'

/** Share of members two schemas must have in common to be the same one under another name. */
const enough = 0.6

/** Schemas that went, with those that most probably took their place: what they say is much alike, or their names are. */
export function renamedFiles(gone: readonly SchemaFile[], come: readonly SchemaFile[]): Map<SchemaFile, SchemaFile> {
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
    nearest(from.name, [to.name]) !== undefined || from.name.includes(to.name) || to.name.includes(from.name)
  if (canonical(withoutNotes(from.schema)) === canonical(withoutNotes(to.schema))) {
    // Small schemas are the same by chance.
    return before.length > 1 || alikeNames ? 1 : 0
  }
  const share = all === 0 ? 0 : both / all
  return before.length > 2 || alikeNames ? share : 0
}

const namesOf = ({ schema }: SchemaFile): string[] =>
  isSchema(schema.properties) ? Object.keys(schema.properties) : []
