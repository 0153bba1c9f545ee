import { isObject, own, parseUrl } from '../../../schemas/engine'

/**
 * Returns the origin of a portal's canonical URLs, such as `https://montclair.be`: PUBLIC_ORIGIN, else that of the portal's `url`,
 * else undefined. Never uses the host of a request, which anybody can forge and shared pages would cache.
 */
export function siteOrigin(publicOrigin: string | undefined, portal: unknown): string | undefined {
  if (publicOrigin !== undefined) return publicOrigin
  const address = isObject(portal) ? own(portal, 'url') : undefined
  const url = typeof address === 'string' ? parseUrl(address) : undefined
  return url?.protocol === 'https:' ? url.origin : undefined
}
