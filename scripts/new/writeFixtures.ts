import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { missingFixtures } from '../fixtures/missingFixtures.ts'
import { readSchemaFiles } from '../generate/readSchemaFiles.ts'
import { json } from './NewFiles.ts'

/**
 * Writes the fixtures that the tests of a block ask for and that it does not have. Returns their paths, and the rules that no fixture
 * breaks yet. The schemas must have been generated.
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
  return { written, left }
}
