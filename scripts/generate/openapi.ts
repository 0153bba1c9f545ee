import { inFolder, isSchema, type Schema, type SchemaFiles } from '../../schemas/compile/SchemaFiles.ts'
import { SchemaNode } from '../../schemas/compile/SchemaNode.ts'
import { operations } from './operations.ts'
import { dataType, typeName } from './typeNames.ts'

/** Schemas that are not components by themselves: blocks and actions are added as unions, and the configuration is never sent. */
const excluded = new Set(['block.json', 'action.json', 'configuration.json'])

/** Bodies that calls send, by operation id. */
export type BodyExamples = Readonly<Record<string, unknown>>

/**
 * Generates the OpenAPI 3.1 document of all operations, with the schemas of the contract as components. Each description of
 * schemas/api is a tag, and each body has its example.
 */
export function openapi(files: SchemaFiles, bodies: BodyExamples): Schema {
  const schemas: Schema = {
    Block: union(files, 'blocks', 'block.json', 'type'),
    Action: union(files, 'actions', 'action.json', 'handler'),
  }
  const components: Record<string, Schema> = { schemas }
  for (const file of files.values()) {
    const node = SchemaNode.at(files, file.path)
    if (!node || excluded.has(file.path)) continue
    if (file.folder !== 'api') {
      const { $schema: _, ...schema } = relink(node)
      schemas[typeName(file)] = schema
    }
    const groups = file.folder === 'api' ? node.below('components') : undefined
    for (const kind of Object.keys(groups?.schema ?? {})) {
      const group = groups?.below(kind)
      if (!group) continue
      for (const [name, part] of Object.entries(relink(group))) {
        const known = components[kind]?.[componentName(file, kind, name)]
        if (known !== undefined && JSON.stringify(known) !== JSON.stringify(part))
          throw new Error(`${file.path} describes ${kind}/${name} otherwise than another file`)
        components[kind] = { ...components[kind], [componentName(file, kind, name)]: part }
      }
    }
  }
  const paths: Record<string, Schema> = {}
  for (const { path, method, node } of operations(files)) {
    const operation = withExample(relink(node), bodies)
    paths[path] = { ...paths[path], [method]: { tags: [node.file.name], ...operation } }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Beffroi', version: '1', description: 'What a town’s back end answers to its portal.' },
    tags: inFolder(files, 'api').map(({ name, schema }) => ({ name, ...titleOf(schema) })),
    paths,
    components,
  }
}

/** The name and the description of a group of calls. Documentation viewers show `x-displayName`. */
function titleOf({ info }: Schema): Schema {
  const { title, description } = isSchema(info) ? info : {}
  return { 'x-displayName': title, description }
}

/** Adds the example of the body. */
function withExample(operation: Schema, bodies: BodyExamples): Schema {
  const { operationId, requestBody } = operation
  const example = bodies[String(operationId)]
  const content = isSchema(requestBody) ? requestBody.content : undefined
  const json = isSchema(content) ? content['application/json'] : undefined
  if (example === undefined || !isSchema(requestBody) || !isSchema(content) || !isSchema(json)) return operation
  return {
    ...operation,
    requestBody: { ...requestBody, content: { ...content, 'application/json': { ...json, example } } },
  }
}

/** Copies a schema, or another part of the description, and points its references to components. */
function relink(node: SchemaNode): Schema {
  const each = (value: unknown, ...names: string[]): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => each(item, ...names, String(index)))
    const inner = isSchema(value) ? node.below(...names) : undefined
    return inner ? relink(inner) : value
  }
  const result = Object.fromEntries(Object.entries(node.schema).map(([name, value]) => [name, each(value, name)]))
  const target = node.requiredTarget
  if (target) result.$ref = link(target)
  return result
}

/** Parameters of one name differ between services, so that each is named after its service too. */
const componentName = ({ name: service }: { name: string }, kind: string, name: string): string =>
  kind === 'parameters' ? `${service}.${name}` : name

function link(target: SchemaNode): string {
  const { file, pointer } = target
  if (target.address() === 'block.json#') return '#/components/schemas/Block'
  if (target.address() === 'action.json#') return '#/components/schemas/Action'
  const [, kind = '', name = ''] = /^\/components\/(\w+)\/([\w.-]+)$/.exec(pointer) ?? []
  if (file.folder === 'api' && kind) return `#/components/${kind}/${componentName(file, kind, name)}`
  return file.folder === 'api' ? `#${pointer}` : `#/components/schemas/${typeName(file)}${pointer}`
}

/** Generates the union of an envelope with the data of each type, for validators that do not visit child blocks separately. */
function union(files: SchemaFiles, folder: string, envelopePath: string, discriminator: string): Schema {
  const envelope = SchemaNode.at(files, envelopePath)
  if (!envelope) throw new Error(`schemas/${envelopePath} is missing`)
  const { $schema: _, examples: _examples, ...base } = relink(envelope)
  const properties = isSchema(base.properties) ? base.properties : {}
  const branches = inFolder(files, folder).map((file) => ({
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
