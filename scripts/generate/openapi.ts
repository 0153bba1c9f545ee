import {
  inFolder,
  isSchema,
  type Schema,
  type SchemaFile,
  type SchemaFiles,
  target,
} from '../../schemas/compile/SchemaFiles.ts'
import { operations } from './operations.ts'
import { dataType, fragmentType } from './types.ts'

/** Blocks and actions are components of their own; the configuration is for the command and never sent. */
const apart = new Set(['block.json', 'action.json', 'configuration.json'])

/** One OpenAPI 3.1 document of every call, with the contract inside it: each `$ref` names a component. */
export function openapi(source: SchemaFiles): Schema {
  const schemas: Schema = { Block: union(source, 'blocks', 'block.json', 'type'), Action: actions(source) }
  for (const file of source.values()) {
    if (file.folder === 'api' || apart.has(file.path)) continue
    const { $schema: _, ...schema } = file.schema
    schemas[componentName(file)] = relink(source, file, schema)
  }
  const components: Record<string, Schema> = { schemas }
  const paths: Record<string, Schema> = {}
  for (const file of inFolder(source, 'api')) {
    for (const [kind, group] of Object.entries(isSchema(file.schema.components) ? file.schema.components : {})) {
      if (!isSchema(group)) continue
      components[kind] = { ...components[kind], ...relink(source, file, group) }
    }
  }
  for (const { file, path, method, operation } of operations(source)) {
    paths[path] = { ...paths[path], [method]: relink(source, file, operation) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Beffroi', version: '1', description: 'What a town’s back end answers to its portal.' },
    paths,
    components,
  }
}

const componentName = (file: SchemaFile): string =>
  file.folder === 'blocks' || file.folder === 'actions' ? dataType(file) : fragmentType(file)

function relink(source: SchemaFiles, file: SchemaFile, schema: Schema): Schema {
  const each = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(each)
    if (!isSchema(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) =>
        key === '$ref' && typeof child === 'string' ? [key, link(source, file, child)] : [key, each(child)],
      ),
    )
  }
  const result = each(schema)
  return isSchema(result) ? result : {}
}

function link(source: SchemaFiles, file: SchemaFile, reference: string): string {
  const found = target(source, file.path, reference)
  if (found?.path === 'block.json') return '#/components/schemas/Block'
  if (found?.path === 'action.json') return '#/components/schemas/Action'
  if (found) return `#/components/schemas/${componentName(found)}`
  return file.folder === 'api' ? reference : `#/components/schemas/${componentName(file)}${reference.slice(1)}`
}

/** The envelope once for each type, with the data of that type: what a validator without our own walk can use. */
function union(source: SchemaFiles, folder: string, envelopePath: string, discriminator: string): Schema {
  const envelope = source.get(envelopePath)
  if (!envelope) throw new Error(`schemas/${envelopePath} is missing`)
  const { $schema: _, examples: _examples, ...base } = relink(source, envelope, envelope.schema)
  const properties = isSchema(base.properties) ? base.properties : {}
  const branches = inFolder(source, folder).map((file) => ({
    ...base,
    title: file.name,
    required: Array.isArray(file.schema.required) ? [discriminator, 'data'] : base.required,
    properties: {
      ...properties,
      [discriminator]: { const: file.name },
      data: { $ref: `#/components/schemas/${dataType(file)}` },
    },
  }))
  return { type: 'object', oneOf: branches, discriminator: { propertyName: discriminator } }
}

const actions = (source: SchemaFiles): Schema => union(source, 'actions', 'action.json', 'handler')
