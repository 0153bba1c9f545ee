import { readdirSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { root } from '../helpers/fixtures'

export type Schema = Readonly<Record<string, unknown>>
export type SchemaFile = { path: string; schema: Schema }

export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

/** The hand-written schema files of a folder of `schemas/`, by their path from there. */
export function schemaFiles(folder: string): SchemaFile[] {
  return readdirSync(join(root, 'schemas', folder))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => schemaFile(normalize(join(folder, file))))
}

export function schemaFile(path: string): SchemaFile {
  const schema: unknown = JSON.parse(readFileSync(join(root, 'schemas', path), 'utf8'))
  if (!isSchema(schema)) throw new Error(`schemas/${path} is not a schema`)
  return { path, schema }
}
