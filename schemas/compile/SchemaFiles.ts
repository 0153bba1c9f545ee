/** A JSON Schema as written in a file: an object whose members are looked at one by one. */
export type Schema = { [key: string]: unknown }

export type SchemaFile = { path: string; folder: string; name: string; schema: Schema }

/** Every hand-written schema, by its path from `schemas/` (`blocks/title.json`). */
export type SchemaFiles = Map<string, SchemaFile>

export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The folders that hold schemas, `.` being the envelopes: what a reader of schema files looks at. */
export const schemaFolders = ['.', 'shared', 'blocks', 'actions', 'entities', 'api'] as const

/** The documents that other schemas name as a whole: children of a payload, each checked by a contract of its own. */
export type Envelope = 'block' | 'action' | 'page' | 'modal'

export const envelopes: Readonly<Record<string, Envelope>> = {
  'block.json': 'block',
  'action.json': 'action',
  'page.json': 'page',
  'modal.json': 'modal',
}

/** The schema in the text of one file. Throws with the file's name when the text is not a JSON object. */
export function parseSchemaFile(path: string, text: string): SchemaFile {
  return { ...locate(path), schema: parse(text, path) }
}

/** The folder and the name in a path; `.` is the folder of the envelopes. */
function locate(path: string): Omit<SchemaFile, 'schema'> {
  const slash = path.lastIndexOf('/')
  return { path, folder: slash < 0 ? '.' : path.slice(0, slash), name: path.slice(slash + 1).replace(/\.json$/, '') }
}

/** Schemas that are parsed already, by their paths. */
export const schemaFiles = (schemas: Iterable<readonly [path: string, schema: Schema]>): SchemaFiles =>
  new Map([...schemas].map(([path, schema]) => [path, { ...locate(path), schema }]))

/** A path as seen from a file: `../shared/image.json` from `blocks/poll.json` is `shared/image.json`; `` is the file itself. */
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

/** Whether an action of this handler must carry data: the handler requires some of it. */
export const needsData = ({ schema }: SchemaFile): boolean =>
  Array.isArray(schema.required) && schema.required.length > 0 && isSchema(schema.properties)

/** Formats are the patterns of the shared fragments that name one, so each rule stands in one place. */
export function formatPatterns(files: SchemaFiles): Record<string, string> {
  const named = inFolder(files, 'shared').flatMap(({ schema: { format, pattern } }) =>
    typeof format === 'string' && typeof pattern === 'string' ? [[format, pattern] as const] : [],
  )
  return Object.fromEntries(named)
}
