import { realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { Input } from './Input'

/** The inputs among the changed paths, which have no links in their folders. Standard input has always just been made. */
export function keepChanged(inputs: readonly Input[], changed: ReadonlySet<string>): Input[] {
  const folders = new Map<string, string>()
  const realFolder = (folder: string): string => {
    const known = folders.get(folder)
    if (known !== undefined) return known
    const real = realpathSync(folder)
    folders.set(folder, real)
    return real
  }
  return inputs.filter(({ path }) => {
    if (path === undefined) return true
    const absolute = resolve(path)
    return changed.has(join(realFolder(dirname(absolute)), basename(absolute)))
  })
}
