import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addFiles } from './new/addFiles.ts'
import { blockFiles } from './new/blockFiles.ts'
import { handlerFiles } from './new/handlerFiles.ts'
import { languageFiles } from './new/languageFiles.ts'
import { refusal } from './new/refusal.ts'
import { serviceFiles } from './new/serviceFiles.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

const usage = `Usage: npm run new block <type>
       npm run new handler <name>
       npm run new service <name>
       npm run new language <code>

Writes schemas, code and examples that pass every check, and the lines that register them.
Example: npm run new block opening-note`

const kinds = {
  block: {
    files: blockFiles,
    next: (name: string) => [
      `Say in schemas/blocks/${name}.json what it shows; each description is its documentation.`,
      'npm run generate, then follow the compiler into the component.',
      `Write fixtures/blocks/${name}: one valid file for each look, one invalid file for each rule.`,
      'npm run dev, and look at it in /studio.',
      'npm test',
    ],
  },
  handler: {
    files: handlerFiles,
    next: (name: string) => [
      `Say in schemas/actions/${name}.json what it needs; each description is its documentation.`,
      'npm run generate, then yield the effects it is made of.',
      'Move it to the handlers that it resembles in renderer/actions/handlers, if there are any.',
      `Write fixtures/actions/${name}: one valid file for each use, one invalid file for each rule.`,
      'npm test',
    ],
  },
  service: {
    files: serviceFiles,
    next: (name: string) => [
      `Say in schemas/api/${name}.json what its calls answer; each description is its documentation.`,
      'npm run generate, then follow the compiler into the rooms of the portal and of the server.',
      'Write the texts of its pages in all languages.',
      'Fill its table for the demo towns in src/server/db/seed, and lead to its page from their menus.',
      'npm test',
    ],
  },
  language: {
    files: languageFiles,
    next: (name: string) => [
      `Translate the new ${name}.json files, which hold the English texts.`,
      'npm run check, and add the language to each record that the compiler names.',
      'Write a migration for the words of its search, as those in src/server/db/migrations/search.ts.',
      'npm test',
    ],
  },
}

const isKind = (word: string | undefined): word is keyof typeof kinds =>
  word !== undefined && Object.hasOwn(kinds, word)

function fail(message: string, status: 1 | 2): never {
  console.error(message)
  process.exit(status)
}

/** Runs a program of the project's packages; its output is shown only when it fails. */
function run(name: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', name), args, {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) fail(`${stdout}${stderr}\n${name} failed; the written files stay for you to fix.`, 1)
}

const [kind, name, ...rest] = process.argv.slice(2)
if (!isKind(kind) || name === undefined || rest.length > 0) fail(usage, 2)
const reason = refusal(root, kind, name)
if (reason) fail(reason, 1)

const { files, next } = kinds[kind]
const written = addFiles(root, files(name, root))
run('biome', 'check', '--write', ...written)
// Importing the module runs the generator.
await import('./generate.ts')

console.log(`The ${kind} ${name} was created. Written:`)
for (const path of written) console.log(`  ${path}`)
console.log('  schemas/generated (types and validators)')
console.log('\nNext:')
for (const [index, step] of next(name).entries()) console.log(`  ${index + 1}. ${step}`)
