import { isObject, own, parseUrl } from '../../../schemas/engine'

/**
 * The origin of a portal's canonical and shared addresses, such as `https://montclair.be`: PUBLIC_ORIGIN, else that of the
 * portal's `url`. Undefined without both. A request's host never decides: anybody may send any, and shared pages would keep it.
 */
export function siteOrigin(publicOrigin: string | undefined, portal: unknown): string | undefined {
  if (publicOrigin !== undefined) return publicOrigin
  const address = isObject(portal) ? own(portal, 'url') : undefined
  const url = typeof address === 'string' ? parseUrl(address) : undefined
  return url?.protocol === 'https:' ? url.origin : undefined
}
