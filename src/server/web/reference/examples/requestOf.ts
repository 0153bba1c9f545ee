import type { Call, CallParameter } from '../../../../../schemas/calls'
import type { ExampleRequest } from './ExampleRequest'

/** Where a back end in development is, as in the page "Your first portal". */
const origin = 'http://127.0.0.1:8000'

const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e'
const random = 'kT9pXw2LrB7cA4sD8fG1'

/** Values of parameters that their schemas do not choose, by name. */
const values: Readonly<Record<string, string>> = {
  portalName: 'montclair',
  query: 'rue',
  lat: '50.6421',
  lon: '5.7912',
  width: '800',
  height: '450',
  file: 'place.jpg',
  gpxFile: 'tour.gpx',
  path: 'energie',
  plate: '1ABC234',
  date: '2027-03-16',
  minutes: '60',
  zone: 'A1',
  z: '14',
  x: '8455',
  y: '5510',
  token: random,
  state: random,
}

/** A valid value of a parameter. */
export function exampleValue({ name, schema }: CallParameter): string {
  const { enum: choices, pattern = '' } = schema
  if (pattern.startsWith('^(?:self')) return 'self'
  if (pattern.startsWith('^[0-9a-f]{8}-')) return uuid
  return String(values[name] ?? choices?.[0] ?? 'example')
}

/** The request of a call, with what it cannot do without. */
export function requestOf(call: Call, body: unknown): ExampleRequest {
  const { method, parameters, types } = call
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((each) => each.in === 'path' && each.name === name)
    return parameter ? exampleValue(parameter) : name
  })
  const query = parameters.filter((each) => each.in === 'query' && each.required)
  const search = query.map((each) => `${each.name}=${encodeURIComponent(exampleValue(each))}`).join('&')
  return {
    method,
    url: `${origin}${path}${search && `?${search}`}`,
    headers: [...headersOf(call), ...(body === undefined ? [] : ([['content-type', 'application/json']] as const))],
    body: body === undefined ? undefined : JSON.stringify(body, null, 2),
    answers: types.length === 0 ? 'nothing' : types.includes('application/json') ? 'json' : 'file',
  }
}

/** Headers that say who asks, where it matters, and in which language. */
function headersOf({ method, parameters, statuses }: Call): ExampleRequest['headers'] {
  const takes = (header: string) => parameters.some((each) => each.in === 'header' && each.name === header)
  const needsAccount = statuses.includes('401') && takes('authorization')
  const isWrite = method !== 'GET'
  return [
    ...(takes('x-lgc-language') ? ([['x-lgc-language', 'fr']] as const) : []),
    ...(needsAccount ? ([['authorization', 'Bearer TOKEN']] as const) : []),
    ...(isWrite && !needsAccount && takes('x-lgc-anonymous-uid') ? ([['x-lgc-anonymous-uid', uuid]] as const) : []),
    ...(takes('idempotency-key') ? ([['idempotency-key', random]] as const) : []),
    ...(takes('x-4411-token') ? ([['x-4411-token', 'TOKEN']] as const) : []),
  ]
}
