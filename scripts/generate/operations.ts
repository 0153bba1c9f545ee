import {
  inFolder,
  isSchema,
  type Schema,
  type SchemaFile,
  type SchemaFiles,
} from '../../schemas/compile/SchemaFiles.ts'
import { pascal } from './source.ts'

const methods = ['get', 'post', 'put', 'patch', 'delete']

type Rewrite = (file: SchemaFile, schema: Schema) => Schema

/** Every operation of the API descriptions, with the file it stands in. */
export function operations(
  source: SchemaFiles,
): { file: SchemaFile; path: string; method: string; operation: Schema }[] {
  return inFolder(source, 'api').flatMap((file) =>
    entries(file.schema.paths).flatMap(([path, item]) =>
      entries(item).flatMap(([method, operation]) =>
        methods.includes(method) && isSchema(operation) ? [{ file, path, method, operation }] : [],
      ),
    ),
  )
}

const entries = (value: unknown): [string, unknown][] => (isSchema(value) ? Object.entries(value) : [])

/** What a `#/…` reference inside an API file names, or the value itself. */
export function resolveLocal(file: SchemaFile, value: unknown): unknown {
  if (!isSchema(value) || typeof value.$ref !== 'string' || !value.$ref.startsWith('#/')) return value
  let found: unknown = file.schema
  for (const part of value.$ref.slice(2).split('/')) found = isSchema(found) ? found[part] : undefined
  if (found === undefined) throw new Error(`schemas/${file.path}: nothing at $ref ${value.$ref}`)
  return found
}

/** Types of parameters, body and answer of each operation, and the interface that maps operation ids to them. */
export function operationTypes(
  source: SchemaFiles,
  rewrite: Rewrite,
): { definitions: Record<string, Schema>; text: string } {
  const definitions: Record<string, Schema> = {}
  const lines = operations(source).map(({ file, operation }) => {
    const id = String(operation.operationId)
    const add = (part: string, schema: unknown): string => {
      if (!isSchema(schema)) return 'undefined'
      definitions[`${pascal(id)}${part}`] = rewrite(file, expand(file, schema))
      return `${pascal(id)}${part}`
    }
    const params = add('Params', parameters(file, operation, 'path'))
    const query = add('Query', parameters(file, operation, 'query'))
    const body = add('Body', content(file, operation.requestBody))
    const answer = add('Answer', content(file, isSchema(operation.responses) ? operation.responses['200'] : undefined))
    return `  ${id}: { params: ${params}; query: ${query}; body: ${body}; answer: ${answer} }\n`
  })
  const text = `/** Every call of the API, by its operation id. */
export interface Operations {
${lines.join('')}}
export type OperationId = keyof Operations
`
  return { definitions, text }
}

/** The parameters of one kind as an object schema; a parameter with a default is always there once validated. */
export function parameters(file: SchemaFile, operation: Schema, place: string): Schema {
  const found = (Array.isArray(operation.parameters) ? operation.parameters : [])
    .map((parameter) => resolveLocal(file, parameter))
    .filter((parameter) => isSchema(parameter) && parameter.in === place)
    .filter(isSchema)
  const required = found.filter(
    ({ required, schema }) => required === true || (isSchema(schema) && 'default' in schema),
  )
  return {
    type: 'object',
    additionalProperties: false,
    required: required.map(({ name }) => name),
    properties: Object.fromEntries(
      found.map(({ name, schema }) => [name, expand(file, isSchema(schema) ? schema : {})]),
    ),
  }
}

function content(file: SchemaFile, value: unknown): unknown {
  const body = resolveLocal(file, value)
  const json = isSchema(body) && isSchema(body.content) ? body.content['application/json'] : undefined
  return isSchema(json) ? json.schema : undefined
}

/** Writes local component references out in place, so that what is left refers to other files only. */
function expand(file: SchemaFile, schema: Schema): Schema {
  const found = resolveLocal(file, schema)
  if (!isSchema(found)) return schema
  const each = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(each)
    return isSchema(value) ? expand(file, value) : value
  }
  return Object.fromEntries(Object.entries(found).map(([key, value]) => [key, each(value)]))
}
