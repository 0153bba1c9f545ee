import { createHash } from 'node:crypto'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { version } from '../../../package.json'
import { families } from '../../../schemas'
import type { SchemaFiles } from '../../../schemas/compile/SchemaFiles'
import { openVersion } from '../diff/versions/openVersion'
import { type ExitCode, exitCodes } from '../exitCodes'
import { describeIoError } from '../input/InputError'
import { printable } from '../terminal/printable'
import { warn, writeStdout } from '../terminal/standardStreams'
import type { Language, languageNames } from './languages/Language'
import { languages } from './languages/languages'
import { buildModel } from './model/buildModel'
import type { Model } from './model/Model'
import { selectDeclarations } from './model/selectDeclarations'

export type TypesOptions = {
  lang: (typeof languageNames)[number]
  out?: string
  package?: string
  annotations?: string
  only?: readonly string[]
  schemas?: string
}

/** Writes the types of the contract in a language to a file, or to standard output. */
export async function writeTypes(options: TypesOptions): Promise<ExitCode> {
  try {
    const language = languages[options.lang]
    const model = await readModel(options)
    const path = options.out === undefined ? undefined : outputPath(options.out, language)
    const fileName = basename(path ?? language.file, extname(path ?? language.file))
    if (language.isNamedAfterFile) checkClassName(fileName, model, language)
    const text = language.print(model, {
      package: checkPackage(options.package, language),
      fileName,
      annotations: checkAnnotations(options.annotations, language),
    })
    if (path === undefined) writeStdout(text)
    else save(path, text, model, language)
    return exitCodes.ok
  } catch (error) {
    warn(error instanceof Error ? error.message : String(error))
    return exitCodes.unusable
  }
}

async function readModel({ schemas, only }: TypesOptions): Promise<Model> {
  const { source } = await openVersion(schemas ?? 'builtin')
  const model = buildModel(source, editionOf(source, schemas))
  return only ? selectDeclarations(model, only) : model
}

/** Describes the edition of the contract: its version, and a hash that changes with every schema. */
function editionOf(source: SchemaFiles, schemas: string | undefined): string {
  const texts = [...source.values()]
    .filter(({ folder }) => folder !== 'api')
    .map(({ path, schema }) => `${path} ${JSON.stringify(schema)}\n`)
  const hash = createHash('sha256').update(texts.sort().join('')).digest('hex').slice(0, 12)
  if (schemas !== undefined) return `the contract in ${basename(schemas) || schemas}, schemas ${hash}`
  const parts = Object.entries(families).map(([name, number]) => `${name} ${number}`)
  return `Beffroi's contract ${version} (${parts.join(', ')}), schemas ${hash}`
}

/** Returns the path of the file to write: in a folder, the usual file of the language. */
function outputPath(out: string, { file }: Language): string {
  if (/[/\\]$/.test(out)) return join(out, file)
  try {
    return statSync(out).isDirectory() ? join(out, file) : out
  } catch {
    // Writing the file reports the reason.
    return out
  }
}

/** Returns the library that `--annotations` names. Throws when the language does not know it. */
function checkAnnotations(given: string | undefined, { title, annotations = [] }: Language): string | undefined {
  if (given === undefined || annotations.includes(given)) return given
  const known = annotations.length > 0 ? `; it knows ${annotations.join(', ')}` : ' and needs none; leave them out'
  throw new Error(`--annotations: ${title} has none for "${given}"${known}`)
}

/** Throws when the name of the file is not a valid class name, or the name of a class inside of it. */
function checkClassName(name: string, { declarations }: Model, { title, file }: Language): void {
  if (!/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name)) {
    throw new Error(`--out: a ${title} file is named after its class, as in ${file}; "${name}" is none`)
  }
  if (declarations.some((each) => each.name === name)) {
    throw new Error(`--out: the contract has a type called ${name}; give the file another name, as in ${file}`)
  }
}

/** Returns the package or its default. Throws when the language has none or does not allow the name. */
function checkPackage(given: string | undefined, { title, package: rule }: Language): string {
  if (given === undefined) return rule?.default ?? ''
  if (!rule) throw new Error(`--package: ${title} has no packages or namespaces; leave it out`)
  if (rule.pattern.test(given)) return given
  throw new Error(`--package: "${given}" is no ${rule.word} of ${title}; write it as in ${rule.example}`)
}

function save(path: string, text: string, { declarations }: Model, { title }: Language): void {
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  } catch (error) {
    throw new Error(`--out: ${path} cannot be written: ${describeIoError(error).replace('cannot be read: ', '')}`)
  }
  writeStdout(`${printable(`${path}: ${declarations.length} types for ${title}`)}\n`)
}
