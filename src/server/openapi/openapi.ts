import { isObject, own } from '../../../schemas/engine'
import document from '../../../schemas/generated/openapi.json'
import { valueAt } from '../../../schemas/json/pointer'

/** The API description (OpenAPI 3.1), with the contract's schemas included: every `$ref` is internal. */
export const openapi: unknown = document

/** Resolves a `{ $ref: '#/…' }` of the description; returns any other value as it is. */
function resolveReference(value: unknown): unknown {
  const reference = isObject(value) ? own(value, '$ref') : undefined
  return typeof reference === 'string' ? valueAt(openapi, reference.slice(1)) : value
}

/** Media type of a form that a browser sends without a file. */
export const formMediaType = 'application/x-www-form-urlencoded'

type RequestSchemas = { params?: object; querystring?: object; headers?: object; body?: object }

export type RouteDescription = {
  id: string
  method: string
  path: string
  url: string
  schema: RequestSchemas
  /** Names of the parameters in path and query. */
  parameters: string[]
  /** Media types that the body may have. */
  mediaTypes: string[]
  /** Media types of the answer. */
  answerTypes: string[]
}

const entries = (value: unknown): [string, unknown][] => (isObject(value) ? Object.entries(value) : [])
const member = (value: unknown, name: string): unknown => (isObject(value) ? own(value, name) : undefined)

/** Lists the operations of the description as routes of the server. */
export function routes(): RouteDescription[] {
  return entries(member(openapi, 'paths')).flatMap(([path, item]) =>
    entries(item).map(([method, operation]) => describeRoute(path, method, operation)),
  )
}

/** The route of an operation, for which every `$ref` is internal to the description. */
export function describeRoute(path: string, method: string, operation: unknown): RouteDescription {
  return {
    id: String(member(operation, 'operationId')),
    method: method.toUpperCase(),
    path,
    url: toUrl(path),
    schema: schemasOf(operation),
    parameters: ['path', 'query'].flatMap((place) => parametersIn(operation, place).map(nameOf)),
    mediaTypes: bodiesOf(operation).map(([mediaType]) => mediaType),
    answerTypes: contentOf(member(member(operation, 'responses'), '200')).map(([mediaType]) => mediaType),
  }
}

/** The body of an operation by media type. */
const bodiesOf = (operation: unknown): [mediaType: string, media: unknown][] =>
  contentOf(member(operation, 'requestBody'))

const contentOf = (holder: unknown): [mediaType: string, media: unknown][] =>
  entries(member(resolveReference(holder), 'content'))

/** `/resize/{width}x{height}/{file}` in the router's syntax. Parameters that share a segment must be digits. */
function toUrl(path: string): string {
  const segment = (text: string) => {
    const pattern = text.split('{').length > 2 ? '(^\\d+)' : ''
    return text.replace(/\{(\w+)\}/g, (_, name: string) => `:${name}${pattern}`)
  }
  return path.split('/').map(segment).join('/')
}

const nameOf = (parameter: unknown): string => String(member(parameter, 'name'))

/** The parameters of an operation in the path, the query or the headers. */
function parametersIn(operation: unknown, place: string): unknown[] {
  const listed = member(operation, 'parameters')
  const parameters = Array.isArray(listed) ? listed.map(resolveReference) : []
  return parameters.filter((parameter) => member(parameter, 'in') === place)
}

/** Marks the schema of a body that a call may leave out. */
export const optionalBody = 'x-optional'

function schemasOf(operation: unknown): RequestSchemas {
  const part = (place: string) => {
    const found = parametersIn(operation, place)
    if (found.length === 0) return undefined
    return {
      type: 'object',
      required: found.filter((item) => member(item, 'required') === true).map(nameOf),
      properties: Object.fromEntries(found.map((item) => [nameOf(item), member(item, 'schema')])),
    }
  }
  const [params, querystring, headers] = [part('path'), part('query'), part('header')]
  // All media types of a body have one schema.
  const [[, media] = []] = bodiesOf(operation)
  const body = member(media, 'schema')
  const isOptional = member(resolveReference(member(operation, 'requestBody')), 'required') === false
  return {
    ...(params ? { params } : {}),
    ...(querystring ? { querystring } : {}),
    ...(headers ? { headers } : {}),
    ...(isObject(body) ? { body: isOptional ? { ...body, [optionalBody]: true } : body } : {}),
  }
}

/** Services of the platform of which this server has no call: only a town's own back end may answer them. */
const otherServices = [
  'connectors-service',
  'ticketing-service',
  'extra-data-service',
  'street-defect-service',
  'train-service',
  'reservation-service',
  'proxy-service',
  'stats-service',
  'aggregator-service',
]

/** First path segments of the services of an API, such as `core-service`. Pictures belong to no service. */
export const services: readonly string[] = [
  ...new Set(routes().flatMap(({ path }) => path.split('/')[1]?.match(/^[a-z-]+-service$/) ?? [])),
  ...otherServices,
]

/** First path segments of everything an API answers, pictures included. */
export const apiPrefixes: readonly string[] = [...services, 'resize', 'crop-resize']
