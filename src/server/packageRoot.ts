import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The nearest parent folder with a package.json, for the sources as for the build. */
function findPackageRoot(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from
  const parent = dirname(from)
  if (parent === from) throw new Error('No package.json was found above the server’s code.')
  return findPackageRoot(parent)
}

export const packageRoot = findPackageRoot(dirname(fileURLToPath(import.meta.url)))
