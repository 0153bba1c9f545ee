import { ApiFailure } from '../../http/ApiFailure'
import { services } from '../../openapi/openapi'
import { nestFields } from './parseFields'

/** A call of the API that a form asks for. */
export type FormPost = {
  method: string
  /** Path and query of the call. */
  endpoint: string
  /** As the form names it, before values were added to it. */
  requestedEndpoint: string
  body: Record<string, unknown> | undefined
  /** Path of the page the form is on, without the card name. */
  back: string | undefined
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const pathPattern = /^\/(?![/\\])[^\\\p{Cc}]*$/u

/** What the fields of a posted form ask for. Throws a 400 for anything but a call of a service of the contract. */
export function parsePost(fields: readonly (readonly [name: string, value: unknown])[], card: string): FormPost {
  const own = new Map(fields.filter(([name]) => name.startsWith('_')))
  const values = nestFields(fields.filter(([name]) => !name.startsWith('_')))
  const method = String(own.get('_method') ?? 'POST').toUpperCase()
  const asked = own.get('_endpoint')
  const url = typeof asked === 'string' && pathPattern.test(asked) ? new URL(asked, 'http://api.invalid') : undefined
  const service = url?.pathname.split('/')[1] ?? ''
  if (typeof asked !== 'string' || !url || !services.includes(service) || !methods.includes(method)) {
    throw new ApiFailure(400, 'invalid-request', 'The form asks for no call of this portal.')
  }
  const hasBody = method !== 'GET' && method !== 'DELETE'
  if (!hasBody) for (const [name, value] of Object.entries(values)) url.searchParams.set(name, asText(value))
  const endpoint = url.pathname + url.search
  return {
    method,
    endpoint,
    requestedEndpoint: asked,
    body: hasBody ? values : undefined,
    back: parseBackPath(own.get('_back'), card),
  }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** A page of the portal of a card name, by its path with or without that name; undefined when it can be none. */
export function parseBackPath(given: unknown, card: string): string | undefined {
  if (typeof given !== 'string' || given.length > 2000 || !pathPattern.test(given)) return undefined
  const base = `/${card}`
  const isBelow = given === base || ['/', '?', '#'].some((end) => given.startsWith(base + end))
  const rest = isBelow ? given.slice(base.length) : given
  // Without the card name, `/montclair//elsewhere` must not become the address of another host.
  return rest.startsWith('/') ? rest.replace(/^\/{2,}/, '/') : `/${rest}`
}
