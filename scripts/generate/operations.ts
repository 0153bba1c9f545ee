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

/** The schema of the JSON that an operation answers. Undefined for a picture or another file. */
export const answerOf = ({ node }: Operation): SchemaNode | undefined => contentOf(node.below('responses', '200'))

/** Whether an operation reads data, not a picture or another file. */
const isRead = (operation: Operation): boolean => operation.method === 'get' && answerOf(operation) !== undefined

/**
 * Whether the answer of an operation has a contract of its own. A block has none, because the engine that renders it checks it.
 */
export const isChecked = (operation: Operation): boolean =>
  isRead(operation) && answerOf(operation)?.below('properties', 'data')?.envelope !== 'block'

/** Member of an API description whose calls first views make: every page loads its paths. */
const firstViews = 'x-first-views'

/** Start of the names of the tables that an operation is in: `wall` for `wall.json`, empty for the operations of first views. */
export const tablePrefix = ({ node }: Operation): string =>
  node.file.schema[firstViews] === true ? '' : camel(node.file.name)

/**
 * Sources of the modules with the paths of the calls, by file name. Browsers load `operations.ts` with every page. Each other API
 * description has a module of its own, which they load with the pages that make its calls: `wallOperations.ts` of `wall.json`.
 */
export function operationTables(files: SchemaFiles): Map<string, string> {
  const all = operations(files)
  const readings = all.filter((each) => tablePrefix(each) === '' && isRead(each))
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
  for (const prefix of new Set(all.map(tablePrefix))) {
    if (prefix === '') continue
    const listed = all.filter((each) => tablePrefix(each) === prefix)
    tables.set(`${prefix}Operations.ts`, operationsModule(prefix, listed))
  }
  return tables
}

function operationsModule(prefix: string, listed: readonly Operation[]): string {
  const answers = listed.some(isChecked)
    ? `const answers = async () => (await import('./${prefix}Answers')).${prefix}Answers\n\n`
    : ''
  const lines = listed.map((operation) => {
    const { path, method, node } = operation
    const members = [
      `method: '${method.toUpperCase()}'`,
      `path: '${path}'`,
      ...(isChecked(operation) ? ['answers'] : []),
      ...(node.own('x-returns') === 'response' ? [`returns: 'response'`] : []),
    ]
    return `  ${String(node.own('operationId'))}: { ${members.join(', ')} },\n`
  })
  return `${answers}/** Method and path of the calls of schemas/api/${listed[0]?.node.file.name}.json, by operation id. \`answers\` loads the contracts of those that read. */
export const ${prefix}Operations = {
${lines.join('')}} as const
`
}

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

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
