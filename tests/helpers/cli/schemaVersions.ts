import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSchema, type Schema, type SchemaFiles, schemaFolders } from '../../../schemas/compile/SchemaFiles'
import type { Version } from '../../../src/cli/diff/versions/Version'

/** Schemas by path from their folder. */
export type Schemas = Record<string, Schema>

const root = join(import.meta.dirname, '../../../schemas')

/** A copy of the schemas of this repository, without those of the API, changed by `edit`. */
export function schemasWith(edit: (schemas: Schemas) => void = () => {}): Schemas {
  const schemas: Schemas = {}
  for (const folder of schemaFolders) {
    if (folder === 'api') continue
    for (const file of readdirSync(join(root, folder))) {
      if (!file.endsWith('.json') || file === 'configuration.json') continue
      schemas[folder === '.' ? file : `${folder}/${file}`] = JSON.parse(readFileSync(join(root, folder, file), 'utf8'))
    }
  }
  edit(schemas)
  return schemas
}

/** Only the envelopes, the fragments and the block type "title", for small tests. */
export const fewSchemas = (): Schemas =>
  schemasWith((schemas) => {
    for (const path of Object.keys(schemas)) {
      if (/^(?:blocks|actions|entities)\//.test(path) && !/(?:title|back)\.json$/.test(path)) delete schemas[path]
    }
  })

/** Makes a version of schemas without a folder on disk. */
export function versionOf(schemas: Schemas, name = 'test'): Version {
  const source: SchemaFiles = new Map()
  for (const [path, schema] of Object.entries(schemas)) {
    const [folder = '.', file = ''] = path.includes('/') ? path.split('/') : ['.', path]
    source.set(path, { path, folder, name: file.replace(/\.json$/, ''), schema: structuredClone(schema) })
  }
  return { name, at: name, source, fileOf: () => undefined }
}

/** A block type "probe" whose data has this schema, or one whose only member has it. */
export const probe = (data: Schema): Schema => ({
  'x-family': 'texts',
  type: 'object',
  additionalProperties: false,
  ...data,
})
export const probeOf = (field: Schema): Schema => probe({ properties: { value: field } })

/** The object at a path of a schema, to be edited. */
export function memberOf(schema: Schema, ...names: string[]): Schema {
  let found: Schema = schema
  for (const name of names) {
    const next = found[name]
    if (!isSchema(next)) throw new Error(`no object at ${names.join('/')}`)
    found = next
  }
  return found
}
