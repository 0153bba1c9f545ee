import { normalize, resolve, sep } from 'node:path'

/** A file to check: as it is told, from the working folder, and its absolute path. */
export type FoundFile = { path: string; absolute: string }

export const foundFile = (path: string): FoundFile => ({ path: normalize(path), absolute: resolve(path) })

/** An entry of a folder. Quicker than resolving the path of each. */
export const foundIn = (folder: FoundFile, name: string): FoundFile => ({
  path: folder.path === '.' ? name : inFolder(folder.path, name),
  absolute: inFolder(folder.absolute, name),
})

const inFolder = (folder: string, name: string): string =>
  folder.endsWith(sep) ? `${folder}${name}` : `${folder}${sep}${name}`
