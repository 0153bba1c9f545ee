import { statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { Configuration } from '../../../schemas/configuration'
import { configurationName } from '../configurationName'

/** A configuration, its file, and the absolute path of the folder that its paths and patterns start from. */
export type LoadedConfiguration = { file: string; folder: string; content: Configuration }

/**
 * Loads the configuration of a run: the named file, none for `false`, else the one in the working folder or its nearest
 * ancestor. Throws an error that lists all mistakes when it is invalid.
 */
export async function loadConfiguration(named: string | boolean | undefined): Promise<LoadedConfiguration | undefined> {
  if (named === false) return undefined
  const file = typeof named === 'string' ? resolve(named) : findConfiguration(process.cwd())
  if (file === undefined) return undefined
  const [{ checkConfiguration, isConfiguration }, { readCheckedJson }] = await Promise.all([
    import('../../../schemas/configuration'),
    import('./readCheckedJson'),
  ])
  const name = relative(process.cwd(), file).replaceAll(sep, '/')
  const content = readCheckedJson(file, name, 'configuration', checkConfiguration)
  if (!isConfiguration(content)) throw new Error(`${name}: cannot be used`)
  return { file, folder: dirname(file), content }
}

/** Returns the path of the configuration in a folder or the nearest folder above it. */
function findConfiguration(folder: string): string | undefined {
  const file = join(folder, configurationName)
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) return file
  const parent = dirname(folder)
  return parent === folder ? undefined : findConfiguration(parent)
}

/** Returns the portal files that a configuration names, each once. */
export function portalsOf(loaded: LoadedConfiguration | undefined): string[] {
  const named = [loaded?.content, ...(loaded?.content.overrides ?? [])].flatMap((layer) => layer?.portal ?? [])
  return [...new Set(named)]
}
