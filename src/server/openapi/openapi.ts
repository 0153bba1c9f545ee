import { isObject, own } from '../../../schemas/engine'
import document from '../../../schemas/generated/openapi.json'

/** The description of every call, with the contract inside: no `$ref` leads out of it. */
export const openapi: unknown = document

/** What a `#/…` reference of the description names, or the value itself. */
export function resolveReference(value: unknown): unknown {
  const reference = isObject(value) ? own(value, '$ref') : undefined
  if (typeof reference !== 'string') return value
  const parts = reference.slice(2).split('/')
  return parts.reduce<unknown>((found, part) => (isObject(found) ? own(found, part) : undefined), openapi)
}

type RequestSchemas = { params?: object; querystring?: object; headers?: object; body?: object }
export type RouteDescription = { id: string; method: string; path: string; url: string; schema: RequestSchemas }

const entries = (value: unknown): [string, unknown][] => (isObject(value) ? Object.entries(value) : [])
const member = (value: unknown, name: string): unknown => (isObject(value) ? own(value, name) : undefined)

/** Every operation of the description as a route of the server. */
export function routes(): RouteDescription[] {
  return entries(member(openapi, 'paths')).flatMap(([path, item]) =>
    entries(item).map(([method, operation]) => ({
      id: String(member(operation, 'operationId')),
      method: method.toUpperCase(),
      path,
      url: toUrl(path),
      schema: schemasOf(operation),
    })),
  )
}

/** `/resize/{width}x{height}/{file}` as the router writes it; parameters that share a segment are digits. */
function toUrl(path: string): string {
  const segment = (text: string) => {
    const pattern = text.split('{').length > 2 ? '(^\\d+)' : ''
    return text.replace(/\{(\w+)\}/g, (_, name: string) => `:${name}${pattern}`)
  }
  return path.split('/').map(segment).join('/')
}

function schemasOf(operation: unknown): RequestSchemas {
  const listed = member(operation, 'parameters')
  const parameters = Array.isArray(listed) ? listed.map(resolveReference) : []
  const part = (place: string) => {
    const found = parameters.filter((parameter) => member(parameter, 'in') === place)
    if (found.length === 0) return undefined
    return {
      type: 'object',
      required: found.filter((item) => member(item, 'required') === true).map((item) => member(item, 'name')),
      properties: Object.fromEntries(found.map((item) => [String(member(item, 'name')), member(item, 'schema')])),
    }
  }
  const [params, querystring, headers] = [part('path'), part('query'), part('header')]
  const json = member(member(resolveReference(member(operation, 'requestBody')), 'content'), 'application/json')
  const body = member(json, 'schema')
  return {
    ...(params ? { params } : {}),
    ...(querystring ? { querystring } : {}),
    ...(headers ? { headers } : {}),
    ...(isObject(body) ? { body } : {}),
  }
}

/** First segments of addresses that the API answers, such as `core-service`; pictures have no service of their own. */
export const services: readonly string[] = [
  ...new Set(routes().flatMap(({ path }) => path.split('/')[1]?.match(/^[a-z-]+-service$/) ?? [])),
]

/** The same with those of pictures: everything that a back end of a town's own answers. */
export const apiPrefixes: readonly string[] = [...services, 'resize', 'crop-resize']
