import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
import { types } from './generate/types.ts'
import { validators } from './generate/validators.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const out = join(root, 'schemas/generated')
const stamp = join(out, '.stamp')

/** Examples of the bodies that calls send. */
const bodies = readFileSync(join(root, 'fixtures/calls/bodies.json'), 'utf8')

/** Returns a hash of the schemas, the issue texts, the examples and the generator. */
function fingerprint(schemas: SchemaFiles, issueTexts: ReadonlyMap<string, Schema>): string {
  const hash = createHash('sha256').update(bodies)
  for (const [code, text] of issueTexts) hash.update(code).update(JSON.stringify(text))
  for (const { path, schema } of schemas.values()) hash.update(path).update(JSON.stringify(schema))
  // The generator shares `schemas/compile` with the command line.
  for (const folder of ['scripts/generate', 'schemas/compile']) {
    for (const file of readdirSync(join(root, folder)).sort()) hash.update(readFileSync(join(root, folder, file)))
  }
  hash.update(readFileSync(join(root, 'schemas/check/formatChecks.ts')))
  return hash.update(readFileSync(fileURLToPath(import.meta.url))).digest('hex')
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

const started = performance.now()
const schemas = readSchemaFiles(join(root, 'schemas'))
const issueTexts = readIssueTexts(join(root, 'schemas'))
const current = fingerprint(schemas, issueTexts)
if (isUpToDate(current)) {
  console.log('generate: nothing changed')
} else {
  const files = validators(schemas)
  files.set('fastChecks.js', fastChecks(schemas))
  files.set('fastChecks.d.ts', fastCheckTypes)
  files.set('types.ts', await types(schemas))
  files.set('locales.ts', localesModule(schemas))
  for (const [name, source] of [...operationTables(schemas), ...answerTables(schemas)]) files.set(name, source)
  files.set('calls.ts', callsModule(schemas))
  files.set('sources.ts', embeddedSchemas(schemas, issueTexts))
  files.set('lintReaders.js', lintReaders(schemas))
  files.set('lintReaders.d.ts', lintReaderTypes)
  files.set('openapi.json', `${JSON.stringify(openapi(schemas, JSON.parse(bodies)), null, 2)}\n`)
  mkdirSync(out, { recursive: true })
  const changed = writeChanged(files)
  removeOthers(files)
  writeFileSync(stamp, [current, ...files.keys()].join('\n'))
  console.log(
    `generate: ${schemas.size} schemas, ${changed} files written in ${Math.round(performance.now() - started)} ms`,
  )
}
