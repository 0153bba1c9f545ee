import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'

/** A JSON Schema as written in a file: an object whose members are looked at one by one. */
export type Schema = { [key: string]: unknown }

export type SchemaFile = { path: string; folder: string; name: string; schema: Schema }

/** Every hand-written schema, by its path from `schemas/` (`blocks/title.json`). */
export type Source = Map<string, SchemaFile>

export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads all schema files below `root`. Throws with the file's name when one is not a JSON object. */
export function readSource(root: string): Source {
  const source: Source = new Map()
  for (const folder of ['.', 'shared', 'blocks', 'actions', 'entities', 'api']) {
    for (const file of readdirSync(join(root, folder)).sort()) {
      if (!file.endsWith('.json')) continue
      const path = normalize(join(folder, file))
      const schema = parse(readFileSync(join(root, path), 'utf8'), path)
      source.set(path, { path, folder, name: basename(file, '.json'), schema })
    }
  }
  return source
}

function parse(text: string, path: string): Schema {
  try {
    const value: unknown = JSON.parse(text)
    if (isSchema(value)) return value
  } catch (error) {
    throw new Error(`schemas/${path}: ${error instanceof Error ? error.message : error}`)
  }
  throw new Error(`schemas/${path} does not hold a schema object`)
}

/** The file a `$ref` of `from` names; undefined for a reference inside the same file. */
export function target(source: Source, from: string, reference: string): SchemaFile | undefined {
  if (reference.startsWith('#')) return undefined
  const path = normalize(join(dirname(from), reference))
  const file = source.get(path)
  if (!file) throw new Error(`schemas/${from}: nothing at $ref ${reference}`)
  return file
}

export const inFolder = (source: Source, folder: string): SchemaFile[] =>
  [...source.values()].filter((file) => file.folder === folder)

/** `poll-simple` becomes `PollSimple`. */
export const pascal = (name: string): string =>
  name
    .replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    // The type generator has a capital follow a digit.
    .replace(/\d[a-z]/g, (pair) => pair.toUpperCase())
