import { compile, type JSONSchema } from 'json-schema-to-typescript'
import { inFolder, type Schema, type SchemaFiles } from '../../schemas/compile/SchemaFiles.ts'
import { SchemaNode } from '../../schemas/compile/SchemaNode.ts'
import { operationTypes } from './operations.ts'
import { referredType, typeName } from './typeNames.ts'

/** Source of a module with the TypeScript types of every schema and every operation. */
export async function types(files: SchemaFiles): Promise<string> {
  const definitions: Schema = {}
  for (const file of files.values()) {
    const node = file.folder === 'api' ? undefined : SchemaNode.at(files, file.path)
    for (const each of node ? [node, ...node.under('$defs')] : [])
      define(definitions, referredType(each), rewrite(each))
  }
  const operations = operationTypes(files, rewrite)
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
  return [declarations, unions(files), operations.text].join('\n')
}

function define(definitions: Schema, name: string, schema: Schema): void {
  if (name in definitions) throw new Error(`two schemas have the type name ${name}; change the title of one`)
  definitions[name] = { ...schema, title: name }
}

/** Keywords that make the type generator create named types, or that do not affect a type. */
const untyped: ReadonlySet<string> = new Set(['$schema', 'title', '$defs', 'examples'])

/** Converts a schema for the type generator: references lead to definitions in the same document. */
function rewrite(node: SchemaNode): Schema {
  const target = node.requiredTarget
  // Referenced parts of the API description are copied in place.
  if (target?.file.folder === 'api') return rewrite(target)
  const result: Schema = {}
  for (const keyword of Object.keys(node.schema)) {
    if (untyped.has(keyword) || keyword.startsWith('x-')) continue
    if (keyword !== '$ref' || !target) result[keyword] = node.mapKeyword(keyword, rewrite)
    else if (target.address() === 'block.json#') result.tsType = 'Block'
    else if (target.address() === 'action.json#') result.tsType = 'Action'
    // A reference beside other keywords would become a second type with a similar name.
    else result.allOf = [{ $ref: `#/definitions/${referredType(target)}` }]
  }
  return result
}

function unions(files: SchemaFiles): string {
  const map = (folder: string) =>
    inFolder(files, folder).map((file) => `  ${JSON.stringify(file.name)}: ${typeName(file)}\n`)
  const optional = inFolder(files, 'actions').filter(({ schema }) => !Array.isArray(schema.required))
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
/** Handlers that take the values of inputs as \`fields\`. */
export type FieldsHandler = { [H in HandlerName]: 'fields' extends keyof ActionData[H] ? H : never }[HandlerName]
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
