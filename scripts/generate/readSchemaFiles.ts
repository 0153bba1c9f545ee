import { readdirSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { parseSchemaFile, type SchemaFiles, schemaFolders } from '../../schemas/compile/SchemaFiles.ts'

/** Reads all schema files below `root`. Throws with the file's name when one is not a JSON object. */
export function readSchemaFiles(root: string): SchemaFiles {
  const files: SchemaFiles = new Map()
  for (const folder of schemaFolders) {
    for (const name of readdirSync(join(root, folder)).sort()) {
      if (!name.endsWith('.json')) continue
      const path = normalize(join(folder, name)).replaceAll('\\', '/')
      files.set(path, parseSchemaFile(path, readFileSync(join(root, path), 'utf8')))
    }
  }
  return files
}
