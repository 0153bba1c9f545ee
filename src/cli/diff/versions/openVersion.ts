import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { explainSyntax } from '../../../../schemas'
import {
  parseSchemaFile,
  type Schema,
  type SchemaFile,
  type SchemaFiles,
  schemaFolders,
} from '../../../../schemas/compile/SchemaFiles'
import { SchemaNode } from '../../../../schemas/compile/SchemaNode'
import { builtinSchemas } from '../../../../schemas/sources'
import { describeIoError } from '../../input/InputError'
import { indexLines } from '../../json/indexLines'
import { readRevision } from './readRevision'
import { isBundle, pathOfBundle, unbundle } from './unbundle'
import { type SchemaTexts, UnusableVersion, type Version } from './Version'

/**
 * Reads the version that an argument names: `builtin`, a folder, a file, or a git revision. A folder wins over a revision of the
 * same name, and may hold what `beffroi schema --all` wrote. Throws `UnusableVersion` when nothing has that name or one of the files is not a schema.
 */
export async function openVersion(argument: string): Promise<Version> {
  if (argument === 'builtin') return { name: 'builtin', at: 'builtin', source: builtin(), fileOf: () => undefined }
  const about = statSync(argument, { throwIfNoEntry: false })
  if (about && !about.isDirectory()) return openFile(argument)
  const read = about ? readFolder(argument) : await readRevision(argument)
  const fileOf = (path: string) => {
    const text = read.texts.get(path)
    return text === undefined ? undefined : { file: `${read.folder}/${path}`, text }
  }
  const bundles = readBundles(read)
  if (bundles)
    return { name: read.name, at: read.at, source: unbundle(bundles), isBundled: true, fileOf: () => undefined }
  return { name: read.name, at: read.at, source: parseAll(read), fileOf }
}

/** The schemas that `beffroi schema --all` wrote, if these are the schemas of a folder. */
function readBundles({ at, texts }: SchemaTexts): Schema[] | undefined {
  const paths = [...texts.keys()].filter((path) => path.endsWith('.schema.json'))
  if (paths.length === 0 || texts.has('block.json')) return undefined
  const schemas = paths.map((path) => parseOne(at, path, texts.get(path) ?? '').schema)
  return schemas.every(isBundle) ? schemas : undefined
}

/** Reads one schema: a file that `beffroi schema` wrote, or one of a folder of schemas. */
function openFile(argument: string): Version {
  const text = readOrThrow(argument, () => readFileSync(argument, 'utf8'))
  const { schema } = parseOne(dirname(argument), basename(argument), text)
  if (isBundle(schema)) {
    const source = unbundle([schema])
    const path = pathOfBundle(schema)
    const roots = path === undefined ? kindPaths.filter((each) => source.has(each)) : [path]
    return { name: argument, at: argument, source, isBundled: true, roots, fileOf: () => undefined }
  }
  const folder = [dirname(argument), dirname(dirname(argument))].find(isLaidOut)
  const read = folder === undefined ? undefined : readFolder(folder)
  const path = folder === undefined ? '' : relative(folder, argument).replaceAll('\\', '/')
  if (!read?.texts.has(path)) {
    throw new UnusableVersion(
      `${argument} is no version of the schemas: name a folder of schemas, a file of one, or what beffroi schema wrote.`,
    )
  }
  return { name: argument, at: argument, source: parseAll(read), roots: [path], fileOf: () => undefined }
}

/** What a document or a list of blocks may be. */
const kindPaths = ['page.json', 'modal.json', 'block.json', 'action.json']

const builtin = (): SchemaFiles => new Map([...builtinSchemas()].filter(([path]) => !isSettings(path)))

/** Whether a file is the schema of the command's own settings, which describes no payload. */
const isSettings = (path: string): boolean => path === 'configuration.json'

function parseAll({ at, texts }: SchemaTexts): SchemaFiles {
  const source: SchemaFiles = new Map()
  for (const path of [...texts.keys()].sort()) {
    if (!isSettings(path)) source.set(path, parseOne(at, path, texts.get(path) ?? ''))
  }
  if (!source.has('block.json') && ![...source.values()].some(({ folder }) => folder === 'blocks')) {
    throw new UnusableVersion(`${at} holds no schemas: there is neither block.json nor a folder blocks/ with schemas.`)
  }
  for (const { path, folder } of source.values()) {
    const node = folder === 'api' ? undefined : SchemaNode.at(source, path)
    if (node) checkReferences(node, at)
  }
  return source
}

function parseOne(at: string, path: string, text: string): SchemaFile {
  try {
    return parseSchemaFile(path, text.replace(/^\uFEFF/, ''))
  } catch {
    const fault = explainSyntax(text)
    if (!fault) throw new UnusableVersion(`${at}/${path} does not hold a schema: its JSON is not an object.`)
    const { line, column } = indexLines(text).positionAt(fault.at)
    throw new UnusableVersion(`${at}/${path}:${line}:${column} is not JSON. ${fault.message}`)
  }
}

/** Throws `UnusableVersion` for a reference to nothing, because its schema cannot be compared. */
function checkReferences(node: SchemaNode, at: string): void {
  const reference = node.own('$ref')
  if (typeof reference === 'string' && !leadsSomewhere(node)) {
    throw new UnusableVersion(`${at}/${node.address('$ref')}: there is nothing at "${reference}".`)
  }
  for (const subschema of node.subschemas()) checkReferences(subschema, at)
}

function leadsSomewhere(node: SchemaNode): boolean {
  try {
    return node.target !== undefined
  } catch {
    // The reference is not a valid URI.
    return false
  }
}

/** Reads the schema files of a folder that is laid out like `schemas/`, or that contains a folder of that name. */
function readFolder(argument: string): SchemaTexts {
  const inside = join(argument, 'schemas')
  const folder = isLaidOut(argument) || !existsSync(inside) ? argument : inside
  const texts = new Map<string, string>()
  for (const part of schemaFolders) {
    for (const file of list(join(folder, part))) {
      if (!file.endsWith('.json')) continue
      const path = join(folder, part, file)
      const text = readOrThrow(path, () => readFileSync(path, 'utf8'))
      texts.set(part === '.' ? file : `${part}/${file}`, text)
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

const list = (folder: string): string[] =>
  readOrThrow(folder, () => (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []))
    .filter((entry) => !entry.isDirectory())
    .map(({ name }) => name)

/** Reads from a path. Throws `UnusableVersion` with the reason when that fails. */
function readOrThrow<Result>(path: string, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    throw new UnusableVersion(`${path} cannot be read: ${describeIoError(error)}.`)
  }
}
