/** A JSON Schema as written in a file. */
export type Schema = { [key: string]: unknown }

export type SchemaFile = { path: string; folder: string; name: string; schema: Schema }

/** Every hand-written schema, by its path from `schemas/` (`blocks/title.json`). */
export type SchemaFiles = Map<string, SchemaFile>

export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The folders that hold schemas; `.` holds the envelopes. */
export const schemaFolders = ['.', 'shared', 'blocks', 'actions', 'entities', 'api'] as const

/** Documents that other schemas refer to as a whole: children of a payload, each with a contract of its own. */
export type Envelope = 'block' | 'action' | 'page' | 'modal'

export const envelopes: Readonly<Record<string, Envelope>> = {
  'block.json': 'block',
  'action.json': 'action',
  'page.json': 'page',
  'modal.json': 'modal',
}

/** Parses one schema file. Throws with the file's name when the text is not a JSON object. */
export function parseSchemaFile(path: string, text: string): SchemaFile {
  return { ...locate(path), schema: parse(text, path) }
}

/** Splits a path into folder and name; `.` is the folder of the envelopes. */
function locate(path: string): Omit<SchemaFile, 'schema'> {
  const slash = path.lastIndexOf('/')
  return { path, folder: slash < 0 ? '.' : path.slice(0, slash), name: path.slice(slash + 1).replace(/\.json$/, '') }
}

/** Makes schema files of parsed schemas. */
export const schemaFiles = (schemas: Iterable<readonly [path: string, schema: Schema]>): SchemaFiles =>
  new Map([...schemas].map(([path, schema]) => [path, { ...locate(path), schema }]))

/** Resolves a path relative to a file: `../shared/image.json` from `blocks/poll.json` is `shared/image.json`; `` is the file itself. */
export function resolvePath(from: string, path: string): string {
  if (path === '') return from
  const parts = from.split('/').slice(0, -1)
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
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

export const inFolder = (files: SchemaFiles, folder: string): SchemaFile[] =>
  [...files.values()].filter((file) => file.folder === folder)

/** Whether the handler of this schema requires some data. */
export const needsData = ({ schema }: SchemaFile): boolean =>
  Array.isArray(schema.required) && schema.required.length > 0 && isSchema(schema.properties)

/** The pattern of each format, from the shared fragment that names it, so that each is written once. */
export function formatPatterns(files: SchemaFiles): Record<string, string> {
  const named = inFolder(files, 'shared').flatMap(({ schema: { format, pattern } }) =>
    typeof format === 'string' && typeof pattern === 'string' ? [[format, pattern] as const] : [],
  )
  return Object.fromEntries(named)
}
