import { readdirSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { parseSchemaFile, type SchemaFiles, schemaFolders } from '../../schemas/compile/SchemaFiles.ts'

/** Reads all schema files below `root`. Throws with the file's name when one is not a JSON object. */
export function readSource(root: string): SchemaFiles {
  const source: SchemaFiles = new Map()
  for (const folder of schemaFolders) {
    for (const file of readdirSync(join(root, folder)).sort()) {
      if (!file.endsWith('.json')) continue
      const path = normalize(join(folder, file)).replaceAll('\\', '/')
      source.set(path, parseSchemaFile(path, readFileSync(join(root, path), 'utf8')))
    }
  }
  return source
}

/** `poll-simple` becomes `PollSimple`. */
export const pascal = (name: string): string =>
  name
    .replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    // The type generator has a capital follow a digit.
    .replace(/\d[a-z]/g, (pair) => pair.toUpperCase())
