import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { NewFiles } from './NewFiles.ts'

/** Writes the files and changes the existing ones. Returns the paths of all written files. Writes nothing when a change throws. */
export function addFiles(root: string, { files, edits }: NewFiles): string[] {
  const changed = [...edits].map(([path, edit]) => [path, edit(readFileSync(join(root, path), 'utf8'))] as const)
  const written = [...files, ...changed]
  for (const [path, text] of written) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return written.map(([path]) => path)
}
