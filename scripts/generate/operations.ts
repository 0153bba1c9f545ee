import { inFolder, type Schema, type SchemaFiles } from '../../schemas/compile/SchemaFiles.ts'
import { SchemaNode } from '../../schemas/compile/SchemaNode.ts'
import { pascal } from './typeNames.ts'

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** An operation of the API; `node` is its description. */
export type Operation = { path: string; method: string; node: SchemaNode }

/** Every operation of the API descriptions. */
export function operations(files: SchemaFiles): Operation[] {
  return inFolder(files, 'api').flatMap((file) => {
    const paths = SchemaNode.at(files, file.path)?.below('paths')
    return Object.keys(paths?.schema ?? {}).flatMap((path) =>
      Object.keys(paths?.below(path)?.schema ?? {}).flatMap((method) => {
        const node = methods.includes(method) ? paths?.below(path, method) : undefined
        return node ? [{ path, method, node }] : []
      }),
    )
  })
}

/** Statuses of answers with a body, the usual first. */
const successes = ['200', '201', '202']

/** Schemas of parameters, body and response of each operation, and the interface that maps operation ids to their types. */
export function operationTypes(
  files: SchemaFiles,
  rewrite: (node: SchemaNode) => Schema,
): { definitions: Record<string, Schema>; text: string } {
  const definitions: Record<string, Schema> = {}
  const lines = operations(files).map(({ node }) => {
    const id = String(node.own('operationId'))
    const add = (part: string, schema: Schema | undefined): string => {
      if (!schema) return 'undefined'
      definitions[`${pascal(id)}${part}`] = schema
      return `${pascal(id)}${part}`
    }
    const params = add('Params', parameters(node, 'path', rewrite))
    const query = add('Query', parameters(node, 'query', rewrite))
    const sent = contentOf(node.below('requestBody'))
    const answered = successes.map((status) => contentOf(node.below('responses', status))).find(Boolean)
    const body = add('Body', sent && rewrite(sent))
    const answer = add('Answer', answered && rewrite(answered))
    return `  ${id}: { params: ${params}; query: ${query}; body: ${body}; answer: ${answer} }\n`
  })
  const text = `/** Every call of the API, by its operation id. */
export interface Operations {
${lines.join('')}}
export type OperationId = keyof Operations
`
  return { definitions, text }
}

/** Whether an operation answers data, not a picture or another file. */
const isJson = ({ node }: Operation): boolean => contentOf(node.below('responses', '200')) !== undefined

/** Member of an API description whose calls first views make: every page loads its paths. */
const firstViews = 'x-first-views'

const isOfFirstViews = ({ node }: Operation): boolean => node.file.schema[firstViews] === true

/**
 * Sources of the modules with the paths of the calls, by file name. Browsers load `operations.ts` with every page. Each other API
 * description has a module of its own, which they load with the pages that make its calls: `wallOperations.ts` of `wall.json`.
 */
export function operationTables(files: SchemaFiles): Map<string, string> {
  const all = operations(files)
  const readings = all.filter((each) => isOfFirstViews(each) && each.method === 'get' && isJson(each))
  const lines = readings.map(({ path, node }) => `  ${String(node.own('operationId'))}: '${path}',\n`).join('')
  const tables = new Map([
    [
      'operations.ts',
      `/** Path of every call that first views read from the API, by its operation id. */
export const operations = {
${lines}} as const
`,
    ],
  ])
  const others = all.filter((each) => !isOfFirstViews(each))
  for (const name of new Set(others.map(({ node }) => node.file.name))) {
    const table = `${camel(name)}Operations`
    tables.set(
      `${table}.ts`,
      `/** Method and path of the calls of schemas/api/${name}.json, by operation id. */
export const ${table} = {
${tableLines(others.filter(({ node }) => node.file.name === name))}} as const
`,
    )
  }
  return tables
}

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const tableLines = (listed: readonly Operation[]): string =>
  listed
    .map(
      ({ path, method, node }) =>
        `  ${String(node.own('operationId'))}: { method: '${method.toUpperCase()}', path: '${path}' },\n`,
    )
    .join('')

/** Returns the parameters of one kind as an object schema. A parameter with a default is required, because validation sets it. */
function parameters(operation: SchemaNode, kind: string, rewrite: (node: SchemaNode) => Schema): Schema {
  const listed = operation.own('parameters')
  const found = (Array.isArray(listed) ? listed : [])
    .flatMap((_, index) => operation.below('parameters', String(index))?.resolved ?? [])
    .filter((parameter) => parameter.own('in') === kind)
  const isAlwaysThere = (parameter: SchemaNode): boolean =>
    parameter.own('required') === true || parameter.below('schema')?.own('default') !== undefined
  return {
    type: 'object',
    additionalProperties: false,
    required: found.filter(isAlwaysThere).map((parameter) => parameter.own('name')),
    properties: Object.fromEntries(
      found.map((parameter) => {
        const schema = parameter.below('schema')
        return [parameter.own('name'), schema ? rewrite(schema) : {}]
      }),
    ),
  }
}

/** The schema of a JSON body. */
const contentOf = (node: SchemaNode | undefined): SchemaNode | undefined =>
  node?.resolved.below('content', 'application/json', 'schema')
