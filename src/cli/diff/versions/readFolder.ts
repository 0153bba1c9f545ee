import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { schemaFolders } from '../../../../schemas/compile/SchemaFiles'
import { explainFailure } from '../../input/explainFailure'
import { type SchemaTexts, UnusableVersion } from './Version'

/** The schema files of a folder that is laid out like `schemas/`, or that holds such a folder under this name. */
export function readFolder(argument: string): SchemaTexts {
  const inside = join(argument, 'schemas')
  const folder = isLaidOut(argument) || !existsSync(inside) ? argument : inside
  const texts = new Map<string, string>()
  for (const part of schemaFolders) {
    for (const file of list(join(folder, part))) {
      if (file.endsWith('.json')) texts.set(part === '.' ? file : `${part}/${file}`, read(join(folder, part, file)))
    }
  }
  if (texts.size === 0) {
    throw new UnusableVersion(
      `${folder} holds no schemas: there is no .json file in it, nor in blocks/, actions/ or entities/ below.`,
    )
  }
  const at = folder.replaceAll('\\', '/').replace(/(?<=.)\/$/, '')
  return { name: argument, at, folder: at, texts }
}

const isLaidOut = (folder: string): boolean =>
  existsSync(join(folder, 'block.json')) || existsSync(join(folder, 'blocks'))

function list(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    return entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw new UnusableVersion(`${folder} cannot be read: ${explainFailure(error)}.`)
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new UnusableVersion(`${path} cannot be read: ${explainFailure(error)}.`)
  }
}
