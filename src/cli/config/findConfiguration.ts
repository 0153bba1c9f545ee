import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Name of the command's configuration. */
export const configurationName = 'beffroi.config.json'

/** The configuration of a folder: its own, else that of the nearest folder around it. */
export function findConfiguration(folder: string): string | undefined {
  const file = join(folder, configurationName)
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) return file
  const parent = dirname(folder)
  return parent === folder ? undefined : findConfiguration(parent)
}
