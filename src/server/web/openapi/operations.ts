import { isObject, own } from '../../../../schemas/engine'
import { openapi, type RouteDescription, resolveReference } from '../../openapi/openapi'

export type Parameter = { name: string; place: string; isRequired: boolean; type: string; description: string }

/** A call as it is shown: `service` is the first segment of its path. */
export type Operation = {
  id: string
  service: string
  method: string
  path: string
  summary: string
  parameters: Parameter[]
  body: string | undefined
  answers: { status: string; description: string; type: string }[]
}

const member = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((found, name) => (isObject(found) ? resolveReference(own(found, name)) : undefined), value)
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

export const operations = (routes: readonly RouteDescription[]): Operation[] =>
  routes.map(({ id, method, path }) => {
    const operation = member(openapi, 'paths', path, method.toLowerCase())
    const listed = member(operation, 'parameters')
    const answers = member(operation, 'responses')
    const body = raw(member(operation, 'requestBody', 'content', 'application/json'), 'schema')
    return {
      id,
      service: path.split('/')[1] ?? '',
      method,
      path,
      summary: text(member(operation, 'summary')),
      parameters: (Array.isArray(listed) ? listed : []).map((item) => toParameter(resolveReference(item))),
      body: body === undefined ? undefined : typeOf(body),
      answers: Object.keys(isObject(answers) ? answers : {}).map((status) => toAnswer(status, member(answers, status))),
    }
  })

const raw = (value: unknown, name: string): unknown => (isObject(value) ? own(value, name) : undefined)

const toParameter = (item: unknown): Parameter => ({
  name: text(member(item, 'name')),
  place: text(member(item, 'in')),
  isRequired: member(item, 'required') === true,
  type: typeOf(raw(item, 'schema')),
  description: text(member(item, 'description')),
})

function toAnswer(status: string, answer: unknown): Operation['answers'][number] {
  const content = member(answer, 'content')
  const schema = raw(member(content, 'application/json'), 'schema')
  const data = raw(member(schema, 'properties'), 'data')
  const media = isObject(content) ? Object.keys(content).join(', ') : ''
  const type = data ? `{ data: ${typeOf(data)} }` : schema ? typeOf(schema) : media
  return { status, description: text(member(answer, 'description')), type }
}

/** A schema in a few words: the name of a component, or type and limits. */
function typeOf(schema: unknown): string {
  const reference = raw(schema, '$ref')
  if (typeof reference === 'string') return reference.split('/').at(-1) ?? ''
  const options = raw(schema, 'anyOf') ?? raw(schema, 'oneOf')
  if (Array.isArray(options)) return options.map(typeOf).join(' or ')
  const values = raw(schema, 'enum')
  if (Array.isArray(values)) return withDefault(values.map((value) => JSON.stringify(value)).join(' | '), schema)
  const type = text(raw(schema, 'type'))
  if (type === 'array') return `list of ${typeOf(raw(schema, 'items'))}`
  if (type === 'object') return objectType(schema)
  const limits = ['minimum', 'maximum', 'maxLength'].flatMap((name) => {
    const limit = raw(schema, name)
    return limit === undefined ? [] : [`${name} ${limit}`]
  })
  return withDefault([type, ...limits].join(', '), schema)
}

function objectType(schema: unknown): string {
  const properties = raw(schema, 'properties')
  const members = Object.entries(isObject(properties) ? properties : {})
  return `{ ${members.map(([name, child]) => `${name}: ${typeOf(child)}`).join('; ')} }`
}

function withDefault(type: string, schema: unknown): string {
  const value = raw(schema, 'default')
  return value === undefined ? type : `${type}; ${JSON.stringify(value)} by default`
}
