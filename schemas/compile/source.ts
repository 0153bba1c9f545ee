import { basename, dirname, join, normalize } from 'node:path/posix'

/** A JSON Schema as written in a file: an object whose members are looked at one by one. */
export type Schema = { [key: string]: unknown }

export type SchemaFile = { path: string; folder: string; name: string; schema: Schema }

/** Every hand-written schema, by its path from `schemas/` (`blocks/title.json`). */
export type Source = Map<string, SchemaFile>

export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The folders that hold schemas, `.` being the envelopes: what a reader of schema files looks at. */
export const schemaFolders = ['.', 'shared', 'blocks', 'actions', 'entities', 'api'] as const

/** The schema in the text of one file. Throws with the file's name when the text is not a JSON object. */
export function parseSchemaFile(path: string, text: string): SchemaFile {
  const folder = dirname(path)
  return { path, folder, name: basename(path, '.json'), schema: parse(text, path) }
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

/** Whether an action of this handler must carry data: the handler requires some of it. */
export const needsData = ({ schema }: SchemaFile): boolean =>
  Array.isArray(schema.required) && schema.required.length > 0 && isSchema(schema.properties)
