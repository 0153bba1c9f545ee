import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { NewFiles } from './NewFiles.ts'
import { register } from './register.ts'

/** Writes the files and adds the entry to the registry. Returns the paths of all written files. */
export function addFiles(root: string, { files, entry }: NewFiles, registry: string): string[] {
  const registered = register(readFileSync(join(root, registry), 'utf8'), entry, registry)
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  writeFileSync(join(root, registry), registered)
  return [...files.keys(), registry]
}
