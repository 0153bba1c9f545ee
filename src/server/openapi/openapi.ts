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

/** Returns the operations of the description as routes. */
export function routes(): RouteDescription[] {
  return entries(member(openapi, 'paths')).flatMap(([path, item]) =>
    entries(item).map(([method, operation]) => describeRoute(path, method, operation)),
  )
}

/** Converts an operation to a route. Every `$ref` must be internal to the description. */
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

/** Returns the body schemas of an operation by media type. */
const bodiesOf = (operation: unknown): [mediaType: string, media: unknown][] =>
  contentOf(member(operation, 'requestBody'))

const contentOf = (holder: unknown): [mediaType: string, media: unknown][] =>
  entries(member(resolveReference(holder), 'content'))

/** Converts a path such as `/resize/{width}x{height}/{file}` to the router's syntax. Parameters sharing a segment match digits. */
function toUrl(path: string): string {
  const segment = (text: string) => {
    const pattern = text.split('{').length > 2 ? '(^\\d+)' : ''
    return text.replace(/\{(\w+)\}/g, (_, name: string) => `:${name}${pattern}`)
  }
  return path.split('/').map(segment).join('/')
}

const nameOf = (parameter: unknown): string => String(member(parameter, 'name'))

/** Returns the parameters of an operation in the path, the query or the headers. */
function parametersIn(operation: unknown, place: string): unknown[] {
  const listed = member(operation, 'parameters')
  const parameters = Array.isArray(listed) ? listed.map(resolveReference) : []
  return parameters.filter((parameter) => member(parameter, 'in') === place)
}

/** Marks the schema of an optional body. */
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

/** Services that this server does not implement; a town's own back end may. */
const otherServices = ['extra-data-service', 'proxy-service', 'stats-service', 'aggregator-service']

/** First path segments of API services, such as `core-service`, without those of pictures. */
export const services: readonly string[] = [
  ...new Set(routes().flatMap(({ path }) => path.split('/')[1]?.match(/^[a-z-]+-service$/) ?? [])),
  ...otherServices,
]

/** First path segments of all API paths, pictures included. */
export const apiPrefixes: readonly string[] = [...services, 'resize', 'crop-resize']
