import { compile, type JSONSchema } from 'json-schema-to-typescript'
import {
  inFolder,
  isSchema,
  type Schema,
  type SchemaFile,
  type SchemaFiles,
  target,
} from '../../schemas/compile/SchemaFiles.ts'
import { operationTypes } from './operations.ts'
import { pascal } from './source.ts'

/** Type name of a fragment, envelope or entity: its title. */
export const fragmentType = (file: SchemaFile): string =>
  pascal(typeof file.schema.title === 'string' ? file.schema.title : file.name)

/** Type name of what a block shows or an action needs: `PollData`, `VoteActionData`. */
export const dataType = (file: SchemaFile): string =>
  `${pascal(file.name)}${file.folder === 'actions' ? 'ActionData' : 'Data'}`

const typeName = (file: SchemaFile): string =>
  file.folder === 'blocks' || file.folder === 'actions' ? dataType(file) : fragmentType(file)

/** The TypeScript types of every schema and every operation, as the text of one module. */
export async function types(source: SchemaFiles): Promise<string> {
  const definitions: Schema = {}
  for (const file of source.values()) {
    if (file.folder === 'api') continue
    const { $defs, ...schema } = file.schema
    define(definitions, typeName(file), rewrite(source, file, schema))
    if (!isSchema($defs)) continue
    for (const [name, definition] of Object.entries($defs)) {
      if (isSchema(definition)) define(definitions, localType(file, name), rewrite(source, file, definition))
    }
  }
  const operations = operationTypes(source, (file, schema) => rewrite(source, file, schema))
  for (const [name, schema] of Object.entries(operations.definitions)) define(definitions, name, schema)
  const root: JSONSchema = { title: 'Unreachable', definitions: JSON.parse(JSON.stringify(definitions)) }
  const text = await compile(root, 'Unreachable', {
    bannerComment: '',
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    additionalProperties: true,
    format: false,
  })
  const declarations = text
    .replace(/export interface Unreachable \{[^}]*\}\n/, '')
    .replace(/ \*\s*\n \* This interface was referenced by [^/]*?(?= \*\/)/g, '')
    .replace(/\/\*\*\s*\n \* This interface was referenced by [^/]*?\*\/\n/g, '')
  return [declarations, unions(source), operations.text].join('\n')
}

function define(definitions: Schema, name: string, schema: Schema): void {
  if (name in definitions) throw new Error(`two schemas are called ${name}; give one another title`)
  definitions[name] = { ...schema, title: name }
}

const localType = (file: SchemaFile, name: string): string => {
  const definition = isSchema(file.schema.$defs) ? file.schema.$defs[name] : undefined
  const title = isSchema(definition) && typeof definition.title === 'string' ? definition.title : undefined
  return title ? pascal(title) : `${typeName(file)}${pascal(name)}`
}

/** References become local definitions; titles inside go, since the type generator would name types after them. */
function rewrite(source: SchemaFiles, file: SchemaFile, schema: Schema): Schema {
  const result: Schema = {}
  for (const [key, value] of Object.entries(schema)) {
    if (key === '$schema' || key === 'title' || key === '$defs' || key.startsWith('x-') || key === 'examples') continue
    if (key === '$ref' && typeof value === 'string') {
      const found = target(source, file.path, value)
      if (found?.path === 'block.json') result.tsType = 'Block'
      else if (found?.path === 'action.json') result.tsType = 'Action'
      // A reference beside other keywords would become a second type of nearly the same name.
      else {
        const name = found ? typeName(found) : localType(file, value.replace('#/$defs/', ''))
        result.allOf = [{ $ref: `#/definitions/${name}` }]
      }
    } else result[key] = rewriteAny(source, file, value, key === 'properties')
  }
  return result
}

function rewriteAny(source: SchemaFiles, file: SchemaFile, value: unknown, isNames = false): unknown {
  if (Array.isArray(value)) return value.map((item) => rewriteAny(source, file, item))
  if (!isSchema(value)) return value
  if (!isNames) return rewrite(source, file, value)
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, rewriteAny(source, file, child)]))
}

function unions(source: SchemaFiles): string {
  const map = (folder: string) =>
    inFolder(source, folder).map((file) => `  ${JSON.stringify(file.name)}: ${typeName(file)}\n`)
  const optional = inFolder(source, 'actions').filter(({ schema }) => !Array.isArray(schema.required))
  return `/** What each block type shows. */
export interface BlockData {
${map('blocks').join('')}}
export type BlockType = keyof BlockData
/** A block whose type decides its data. */
export type Block<T extends BlockType = BlockType> = {
  [K in T]: Omit<Envelope, 'type' | 'data'> & { type: K; data: BlockData[K] }
}[T]
/** What each handler needs. */
export interface ActionData {
${map('actions').join('')}}
export type HandlerName = keyof ActionData
/** Handlers that can do without data. */
type WithoutData = ${optional.map((file) => JSON.stringify(file.name)).join(' | ') || 'never'}
/** An action whose handler decides its data. */
export type Action<H extends HandlerName = HandlerName> = {
  [K in H]: Omit<ActionEnvelope, 'handler' | 'data'> & { handler: K } & (K extends WithoutData
      ? { data?: ActionData[K] }
      : { data: ActionData[K] })
}[H]
/** Records of the portal. */
export interface Entities {
${map('entities').join('')}}
export type EntityName = keyof Entities
`
}
