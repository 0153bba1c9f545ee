import type { Action } from '../../../schemas/engine'
import { isAllowedUrl } from '../../../schemas/html/isAllowedUrl'

/** What a link in a text does: goes to a page of the portal, or to an allowed address elsewhere. */
export function linkAction(href: string): Action | undefined {
  const url = href.trim()
  if (!isAllowedUrl(url)) return undefined
  return url.startsWith('/')
    ? { handler: 'navigation', data: { path: url } }
    : { handler: 'redirect', data: { url, target: 'self' } }
}
