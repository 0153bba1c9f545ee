import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

/** The root of a report's paths. `pathOf` returns undefined for standard input, URLs and files outside of the root. */
export type Repository = { root: string; pathOf(name: string): string | undefined }

/** Finds the git repository around the working folder. Without one, the working folder is the root. */
export function findRepository(): Repository {
  const here = process.cwd()
  const root = folderWithGit(here) ?? here
  return {
    root,
    pathOf(name) {
      if (name === '<stdin>' || /^[a-z][a-z0-9+.-]+:\/\//i.test(name)) return undefined
      const path = relative(root, resolve(here, name)).replaceAll(sep, '/')
      return path === '' || path === '..' || path.startsWith('../') || resolve(root, path) === path ? undefined : path
    },
  }
}

function folderWithGit(from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder
    if (dirname(folder) === folder) return undefined
  }
}
