import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder that holds package.json, wherever this file runs from: sources or built output. */
function findPackageRoot(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from
  const parent = dirname(from)
  if (parent === from) throw new Error('No package.json was found above the server’s code.')
  return findPackageRoot(parent)
}

export const packageRoot = findPackageRoot(dirname(fileURLToPath(import.meta.url)))
