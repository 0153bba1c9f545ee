import { dirname, relative, resolve, sep } from 'node:path'
import { findConfiguration } from './findConfiguration'
import type { LoadedConfiguration } from './LoadedConfiguration'

/**
 * The configuration a run goes by: the file that is named, none for `false`, else that of the working folder or the nearest
 * around it. Throws a sentence with every mistake when there is one and it cannot be used.
 */
export async function loadConfiguration(named: string | boolean | undefined): Promise<LoadedConfiguration | undefined> {
  if (named === false) return undefined
  const file = typeof named === 'string' ? resolve(named) : findConfiguration(process.cwd())
  if (file === undefined) return undefined
  const [{ checkConfiguration, isConfiguration }, { readChecked }] = await Promise.all([
    import('../../../schemas/configuration'),
    import('./readChecked'),
  ])
  const name = relative(process.cwd(), file).replaceAll(sep, '/')
  const content = readChecked(file, name, 'configuration', checkConfiguration)
  if (!isConfiguration(content)) throw new Error(`${name}: cannot be used`)
  return { file, folder: dirname(file), content }
}
