import { join } from 'node:path'
import { parseSchemaFile } from '../../schemas/compile/SchemaFiles.ts'
import { readSchemaFiles } from '../generate/readSchemaFiles.ts'
import type { NewFiles } from './NewFiles.ts'
import { newWords, withExampleTitles } from './newWords.ts'

/** Adds the words for each new schema of a block or an action, and a title for each new valid example. */
export function addWords(root: string, { files, edits }: NewFiles): NewFiles {
  const schemas = readSchemaFiles(join(root, 'schemas'))
  const words = [...files].flatMap(([path, text]) => {
    const file = /^schemas\/((?:blocks|actions)\/[^/]+\.json)$/.exec(path)?.[1]
    return file === undefined
      ? []
      : [[`schemas/texts/${file}`, newWords(schemas, file, parseSchemaFile(file, text).schema)] as const]
  })
  const examples = [...files.keys()].flatMap(
    (path) => /^fixtures\/(?:blocks|actions)\/[^/]+\/valid\/([^/]+)\.json$/.exec(path)?.[1] ?? [],
  )
  const titles = examples.length > 0 ? [['schemas/texts/examples.json', withExampleTitles(examples)] as const] : []
  return { files: new Map([...files, ...words]), edits: new Map([...edits, ...titles]) }
}
