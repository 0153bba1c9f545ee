import { sitePath } from '../../../../schemas/routes/sitePath'
import { ApiFailure } from '../../http/ApiFailure'
import { isCanonicalPath } from '../../http/canonicalPath'
import { nestFields } from '../../http/nestFields'
import { services } from '../../openapi/openapi'
import { postKey } from './postKey'

/** The API call of a posted form. */
export type FormPost = {
  method: string
  /** Path and query of the call. */
  endpoint: string
  /** The path in the form, without the query that a GET adds. */
  requestedEndpoint: string
  body: Record<string, unknown> | undefined
  /** Headers with the idempotency key, so that a repeated post counts once. */
  headers: Record<string, string>
  /** Path of the page that contains the form, without the card name. */
  back: string | undefined
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Parses the API call of a posted form. Throws a 400 unless its path belongs to a service of the API. */
export function parsePost(fields: readonly (readonly [name: string, value: unknown])[], card: string): FormPost {
  const own = new Map(fields.filter(([name]) => name.startsWith('_')))
  const values = nestFields(fields.filter(([name]) => !name.startsWith('_')))
  const method = String(own.get('_method') ?? 'POST').toUpperCase()
  const requested = own.get('_endpoint')
  const target = sitePath(requested)
  const url = target === undefined ? undefined : new URL(target, 'http://api.invalid')
  const service = url?.pathname.split('/')[1] ?? ''
  const isCall = url && isCanonicalPath(url.pathname) && services.includes(service)
  if (typeof requested !== 'string' || !isCall || !methods.includes(method)) {
    throw new ApiFailure(400, 'invalid-request', 'The form does not name an API call of this portal.')
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

/** Returns the path of a page without its optional card name; undefined unless it is a path of this site. */
export function parseBackPath(given: unknown, card: string): string | undefined {
  const path = sitePath(given)
  if (path === undefined) return undefined
  const base = `/${card}`
  const isBelow = path === base || ['/', '?', '#'].some((end) => path.startsWith(base + end))
  const rest = isBelow ? path.slice(base.length) : path
  // `/montclair//elsewhere` must not become `//elsewhere`, the URL of another host.
  return rest.startsWith('/') ? rest.replace(/^\/{2,}/, '/') : `/${rest}`
}
