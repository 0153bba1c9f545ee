import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Schema, SchemaFiles } from '../schemas/compile/SchemaFiles.ts'
import { answerTables } from './generate/answers.ts'
import { callsModule } from './generate/calls.ts'
import { embeddedSchemas, readIssueTexts } from './generate/embeddedSchemas.ts'
import { fastChecks, fastCheckTypes } from './generate/fastChecks.ts'
import { lintReaders, lintReaderTypes } from './generate/lintReaders.ts'
import { localesModule } from './generate/locales.ts'
import { openapi } from './generate/openapi.ts'
import { operationTables } from './generate/operations.ts'
import { readSchemaFiles } from './generate/readSchemaFiles.ts'
import { writeFaults } from './generate/rules/SchemaFault.ts'
import { schemaFaults, staleExemptions } from './generate/rules/schemaFaults.ts'
import { types } from './generate/types.ts'
import { validators } from './generate/validators.ts'
import { readWordSources, type WordSources } from './generate/words/WordSources.ts'
import { wordModules } from './generate/words/wordModules.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const out = join(root, 'schemas/generated')
const stamp = join(out, '.stamp')

/** Examples of the bodies that calls send. */
const bodies = readFileSync(join(root, 'fixtures/calls/bodies.json'), 'utf8')

/** Everything that the generated files follow from, besides the schemas, the texts about issues, the words and the examples. */
const programs = [
  'scripts/generate.ts',
  'scripts/generate',
  // The generator shares it with the command line.
  'schemas/compile',
  'schemas/check/formatChecks.ts',
  'schemas/check/nearestName.ts',
  'schemas/families.ts',
  'schemas/words/wordPath.ts',
]

const filesBelow = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path)
        .sort()
        .flatMap((name) => filesBelow(join(path, name)))

/** Returns a hash of the schemas, the issue texts, the words, the examples and the generator. */
function fingerprint(schemas: SchemaFiles, issueTexts: ReadonlyMap<string, Schema>, words: WordSources): string {
  const hash = createHash('sha256').update(bodies)
  for (const [path, text] of words.files) hash.update(path).update(JSON.stringify(text))
  for (const [name, texts] of words.examples) hash.update(name).update(JSON.stringify([...texts]))
  hash.update(words.pages.join())
  for (const [code, text] of issueTexts) hash.update(code).update(JSON.stringify(text))
  for (const { path, schema } of schemas.values()) hash.update(path).update(JSON.stringify(schema))
  for (const file of programs.flatMap((path) => filesBelow(join(root, path)))) hash.update(readFileSync(file))
  return hash.digest('hex')
}

function writeChanged(files: Map<string, string>): number {
  let changed = 0
  for (const [path, text] of files) {
    const file = join(out, path)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    changed++
  }
  return changed
}

function removeOthers(files: Map<string, string>): void {
  for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && path !== stamp && !files.has(path.slice(out.length + 1))) rmSync(path)
  }
}

/** Whether every generated file exists and was written from these schemas. */
function isUpToDate(current: string): boolean {
  if (!existsSync(stamp)) return false
  const [written, ...paths] = readFileSync(stamp, 'utf8').split('\n')
  return written === current && paths.every((path) => existsSync(join(out, path)))
}

async function write(
  schemas: SchemaFiles,
  issueTexts: ReadonlyMap<string, Schema>,
  words: WordSources,
): Promise<string> {
  const started = performance.now()
  const current = fingerprint(schemas, issueTexts, words)
  if (isUpToDate(current)) return 'nothing changed'
  // Refuses words that are not complete before the slow work.
  const modules = wordModules(schemas, issueTexts, words)
  const files = validators(schemas)
  files.set('fastChecks.js', fastChecks(schemas))
  files.set('fastChecks.d.ts', fastCheckTypes)
  files.set('types.ts', await types(schemas))
  files.set('locales.ts', localesModule(schemas))
  for (const [name, source] of [...operationTables(schemas), ...answerTables(schemas)]) files.set(name, source)
  files.set('calls.ts', callsModule(schemas))
  files.set('sources.ts', embeddedSchemas(schemas, issueTexts))
  for (const [name, source] of modules) files.set(name, source)
  files.set('lintReaders.js', lintReaders(schemas))
  files.set('lintReaders.d.ts', lintReaderTypes)
  files.set('openapi.json', `${JSON.stringify(openapi(schemas, JSON.parse(bodies)), null, 2)}\n`)
  mkdirSync(out, { recursive: true })
  const changed = writeChanged(files)
  removeOthers(files)
  writeFileSync(stamp, [current, ...files.keys()].join('\n'))
  return `${schemas.size} schemas, ${changed} files written in ${Math.round(performance.now() - started)} ms`
}

function fail(reason: string): void {
  console.error(`generate: ${reason}`)
  process.exitCode = 1
}

try {
  const schemas = readSchemaFiles(join(root, 'schemas'))
  const faults = [...schemaFaults(schemas), ...staleExemptions(schemas)]
  if (faults.length > 0) {
    fail(`${faults.length === 1 ? 'one fault' : `${faults.length} faults`} in the schemas. Nothing was written.`)
    console.error(`\n${writeFaults(faults)}`)
  } else {
    console.log(`generate: ${await write(schemas, readIssueTexts(join(root, 'schemas')), readWordSources(root))}`)
  }
} catch (error) {
  // What no rule foresees names its file; a trace of the generator's own lines would hide it.
  fail(error instanceof Error ? error.message : String(error))
}
