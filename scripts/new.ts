import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addFiles } from './new/addFiles.ts'
import { addWords } from './new/addWords.ts'
import { fieldSyntax } from './new/block/parseFields.ts'
import { blockFiles } from './new/blockFiles.ts'
import { fixturesFiles } from './new/fixturesFiles.ts'
import { handlerFiles } from './new/handlerFiles.ts'
import { languageFiles } from './new/languageFiles.ts'
import type { NewFiles } from './new/NewFiles.ts'
import { refusal } from './new/refusal.ts'
import { serviceFiles } from './new/serviceFiles.ts'
import { writeFixtures } from './new/writeFixtures.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

const usage = `Usage: npm run new block <type> [field...]
       npm run new fixtures <block>
       npm run new handler <name>
       npm run new service <name>
       npm run new language <code>

Writes schemas, code and examples that pass every check, and the lines that register them. The fixtures of a block are those that its
schema asks for and that it does not have, with the words for new fields.

${fieldSyntax}

Examples: npm run new block opening-note
          npm run new block tide-table 'stop:text' 'tides[]:{time:minutes,height:number}' 'note?:text'
          npm run new fixtures tide-table`

const afterFixtures = (name: string) => [
  `Translate the new words in schemas/texts/blocks/${name}.json, if there are any.`,
  `Look at each new file in fixtures/blocks/${name}: what a town would send, and nothing that repeats another.`,
  `npm run check ${name}`,
]

type Kind = {
  /** The files of something of this kind; none when only fixtures are written. */
  files?: (name: string, root: string, fields: readonly string[]) => NewFiles
  next: (name: string) => string[]
}

const kinds = {
  block: {
    files: blockFiles,
    next: (name: string) => [
      `Say in schemas/blocks/${name}.json what it shows; each description is its documentation.`,
      `Translate schemas/texts/blocks/${name}.json, the words that editors read and search.`,
      'Translate its texts in renderer/i18n/lists/{fr,de,nl}.json, if it has any: they are in English.',
      `Change renderer/blocks/${name} until it looks right: npm run dev, then /studio.`,
      `After a change of the schema: npm run new fixtures ${name}, then the component.`,
      `npm run check ${name}, which takes seconds; docs/new-block.md says what each of its lines means.`,
      'npm run check, npm test, and a line in CHANGELOG.md.',
    ],
  },
  fixtures: { files: fixturesFiles, next: afterFixtures },
  handler: {
    files: handlerFiles,
    next: (name: string) => [
      `Say in schemas/actions/${name}.json what it needs; each description is its documentation.`,
      `Translate schemas/texts/actions/${name}.json, the words that editors read and search.`,
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
} satisfies Record<string, Kind>

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

/** Writes the files of a kind. A field that is none, or a registry without a place for a line, ends the program with a sentence. */
function write({ files }: Kind, name: string, fields: readonly string[]): string[] {
  try {
    return files ? addFiles(root, addWords(root, files(name, root, fields))) : []
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error), 1)
  }
}

const [kind, name, ...fields] = process.argv.slice(2)
if (!isKind(kind) || name === undefined || (fields.length > 0 && kind !== 'block')) fail(usage, 2)
const reason = refusal(root, kind, name)
if (reason) fail(reason, 1)

const written = write(kinds[kind], name, fields)
if (written.length > 0) run('biome', 'check', '--write', ...written)
// Importing the module runs the generator, which says what is wrong.
await import('./generate.ts')
if (process.exitCode) process.exit()

const hasFixtures = kind === 'block' || kind === 'fixtures'
const { written: fixtures, left } = hasFixtures ? await writeFixtures(root, name) : { written: [], left: [] }
if (fixtures.length > 0) run('biome', 'check', '--write', ...fixtures)

console.log(
  kind === 'fixtures' ? `What the schema of ${name} asks for. Written:` : `The ${kind} ${name} was created. Written:`,
)
for (const path of [...written, ...fixtures]) console.log(`  ${path}`)
if (written.length > 0) console.log('  schemas/generated (types and validators)')
if (written.length + fixtures.length === 0) console.log('  nothing: none is missing')
if (left.length > 0) console.log('\nTo write by hand, as no sample fits: a fixture for each of')
for (const rule of left) console.log(`  ${rule}`)
console.log('\nNext:')
for (const [index, step] of kinds[kind].next(name).entries()) console.log(`  ${index + 1}. ${step}`)
