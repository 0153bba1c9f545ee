import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isSchema, type Schema } from '../../../schemas/compile/SchemaFiles.ts'

/** The files of `schemas/texts` by their path in that folder, and the examples of `fixtures` that have titles. */
export type WordSources = {
  files: ReadonlyMap<string, Schema>
  /** Texts of the valid examples of blocks and actions, by component such as `blocks/poll` and name. */
  examples: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** Names of the sample pages. */
  pages: readonly string[]
}

/** Reads the words in `schemas/texts` and the examples that they name. Throws with the file's name when one is not a JSON object. */
export function readWordSources(root: string): WordSources {
  const folder = join(root, 'schemas/texts')
  const paths = jsonBelow(folder)
  return {
    files: new Map(paths.map((path) => [path, parse(readFileSync(join(folder, path), 'utf8'), path)])),
    examples: new Map(
      ['blocks', 'actions'].flatMap((kind) =>
        readdirSync(join(root, 'fixtures', kind))
          .sort()
          .map((name) => [`${kind}/${name}`, readExamples(join(root, 'fixtures', kind, name, 'valid'))] as const),
      ),
    ),
    pages: jsonBelow(join(root, 'fixtures/pages/valid')).map((path) => basename(path, '.json')),
  }
}

const jsonBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((path) => path.replaceAll('\\', '/'))
        .filter((path) => path.endsWith('.json'))
        .sort()
    : []

const readExamples = (folder: string): Map<string, string> =>
  new Map(jsonBelow(folder).map((path) => [basename(path, '.json'), readFileSync(join(folder, path), 'utf8')]))

function parse(text: string, path: string): Schema {
  try {
    const value: unknown = JSON.parse(text)
    if (isSchema(value)) return value
  } catch (error) {
    throw new Error(`schemas/texts/${path}: ${error instanceof Error ? error.message : error}`)
  }
  throw new Error(`schemas/texts/${path} does not hold an object`)
}
