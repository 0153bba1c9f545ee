import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { missingFixtures } from '../fixtures/missingFixtures.ts'
import { readSchemaFiles } from '../generate/readSchemaFiles.ts'
import { json } from './NewFiles.ts'
import { withExampleTitles } from './newWords.ts'

/**
 * Writes the fixtures that the tests of a block ask for and that it does not have. Returns their paths, and the rules that no fixture
 * breaks yet. The schemas must have been generated.
 * A valid example gets a title in every language, to be translated.
 */
export async function writeFixtures(root: string, type: string): Promise<{ written: string[]; left: string[] }> {
  // Loaded now, because the validators of a new block have just been written.
  const { validate } = await import('../../schemas/index.ts')
  const check = (document: unknown) => validate(document, { as: 'block' }).issues
  const { files, left } = missingFixtures(readSchemaFiles(join(root, 'schemas')), type, check)
  const written = [...files].map(([name, document]) => {
    const path = `fixtures/blocks/${type}/${name}`
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), json(document))
    return path
  })
  const names = [...files.keys()].flatMap((name) => /^valid\/(.*)\.json$/.exec(name)?.[1] ?? [])
  return { written: [...written, ...writeTitles(root, names)], left }
}

/** Gives the examples that have no title one. Returns the path of the file with the titles, if it changed. */
function writeTitles(root: string, names: readonly string[]): string[] {
  const path = 'schemas/texts/examples.json'
  const before = readFileSync(join(root, path), 'utf8')
  const after = withExampleTitles(names)(before)
  if (JSON.stringify(JSON.parse(before)) === JSON.stringify(JSON.parse(after))) return []
  writeFileSync(join(root, path), after)
  return [path]
}
