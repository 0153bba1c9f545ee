import type { SchemaFiles } from '../../schemas/compile/SchemaFiles.ts'
import type { SchemaNode } from '../../schemas/compile/SchemaNode.ts'
import { quote } from './embeddedSchemas.ts'
import { operations } from './operations.ts'

/**
 * Source of a module with every call of the API descriptions as a JSON string inside a function: addresses, parameters, and the
 * kinds of document in body and answer. Tools read it that ask or imitate a back end.
 */
export function callsModule(files: SchemaFiles): string {
  const calls = operations(files).map(({ path, method, node }) => {
    const responses = node.below('responses')
    const statuses = Object.keys(responses?.schema ?? {})
    const answer = responses?.below(statuses.find((status) => status.startsWith('2')) ?? '')?.resolved
    const data = jsonOf(answer)?.below('properties', 'data')
    return {
      id: node.own('operationId'),
      method: method.toUpperCase(),
      path,
      file: node.file.name,
      summary: node.own('summary'),
      parameters: parametersOf(node),
      types: Object.keys(answer?.below('content')?.schema ?? {}),
      ...kindOf(data),
      ...bodyOf(node),
      statuses,
    }
  })
  return `export const callsText = (): string => ${quote(calls)}\n`
}

const jsonOf = (holder: SchemaNode | undefined): SchemaNode | undefined =>
  holder?.resolved.below('content', 'application/json', 'schema')

/** The document in an answer by the path of its schema without `.json`, such as `page` or `entities/walk`, and whether it is a list of them. */
function kindOf(data: SchemaNode | undefined) {
  const whole = fileOf(data)
  const item = fileOf(data?.below('items'))
  return whole ? { schema: whole } : item ? { schema: item, isList: true } : {}
}

const fileOf = (node: SchemaNode | undefined): string | undefined => {
  const target = node?.target
  return target?.pointer === '' ? target.path.replace(/\.json$/, '') : undefined
}

/** The example of a body, and the media types that it may have. */
function bodyOf(node: SchemaNode) {
  const body = node.below('requestBody')?.resolved
  const types = Object.keys(body?.below('content')?.schema ?? {})
  return types.length > 0 ? { sends: types } : {}
}

function parametersOf(node: SchemaNode) {
  const listed = node.own('parameters')
  return (Array.isArray(listed) ? listed : []).map((_, index) => {
    const parameter = node.below('parameters', String(index))?.resolved
    return {
      name: parameter?.own('name'),
      in: parameter?.own('in'),
      ...(parameter?.own('required') === true && { required: true }),
      description: parameter?.own('description'),
      schema: parameter?.below('schema')?.resolved.schema,
    }
  })
}
