import { sitePath } from '../../../../schemas/routes/sitePath'
import { ApiFailure } from '../../http/ApiFailure'
import { services } from '../../openapi/openapi'
import { nestFields } from './parseFields'
import { postKey } from './postKey'

/** A call of the API that a posted form requests. */
export type FormPost = {
  method: string
  /** Path and query of the call. */
  endpoint: string
  /** The path as the form names it, without the values that a GET adds to its query. */
  requestedEndpoint: string
  body: Record<string, unknown> | undefined
  /** Headers that name the post, so that it counts once when it is sent again. */
  headers: Record<string, string>
  /** Path of the page that contains the form, without the card name. */
  back: string | undefined
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** The call that the fields of a posted form request. Throws a 400 unless it belongs to a service of the API. */
export function parsePost(fields: readonly (readonly [name: string, value: unknown])[], card: string): FormPost {
  const own = new Map(fields.filter(([name]) => name.startsWith('_')))
  const values = nestFields(fields.filter(([name]) => !name.startsWith('_')))
  const method = String(own.get('_method') ?? 'POST').toUpperCase()
  const requested = own.get('_endpoint')
  const target = sitePath(requested)
  const url = target === undefined ? undefined : new URL(target, 'http://api.invalid')
  const service = url?.pathname.split('/')[1] ?? ''
  if (typeof requested !== 'string' || !url || !services.includes(service) || !methods.includes(method)) {
    throw new ApiFailure(400, 'invalid-request', 'The form asks for no call of this portal.')
  }
  const hasBody = method !== 'GET' && method !== 'DELETE'
  if (!hasBody) for (const [name, value] of Object.entries(values)) url.searchParams.set(name, asText(value))
  const endpoint = url.pathname + url.search
  const body = hasBody ? values : undefined
  return {
    method,
    endpoint,
    requestedEndpoint: requested,
    body,
    headers: postKey(own.get('_key'), { method, endpoint, body }),
    back: parseBackPath(own.get('_back'), card),
  }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The path of a page without the card name, which it may start with; undefined unless it is a path of this site. */
export function parseBackPath(given: unknown, card: string): string | undefined {
  const path = sitePath(given)
  if (path === undefined) return undefined
  const base = `/${card}`
  const isBelow = path === base || ['/', '?', '#'].some((end) => path.startsWith(base + end))
  const rest = isBelow ? path.slice(base.length) : path
  // Without the card name, `/montclair//elsewhere` must not become the address of another host.
  return rest.startsWith('/') ? rest.replace(/^\/{2,}/, '/') : `/${rest}`
}
