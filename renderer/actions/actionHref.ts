import type { Action } from '../../schemas/engine'

/** Adds query parameters to a path that may already have some, and may have a fragment. */
export function withQuery(path: string, query: Record<string, string> | undefined): string {
  const added = new URLSearchParams(query).toString()
  if (!added) return path
  const [beforeFragment = '', ...fragment] = path.split('#')
  const separator = !beforeFragment.includes('?') ? '?' : /[?&]$/.test(beforeFragment) ? '' : '&'
  return [beforeFragment + separator + added, ...fragment].join('#')
}

/**
 * Returns the address that an action opens, for a link without JavaScript: a path of the portal with its query but
 * without the portal's name, or the URL of a redirect or of a file. Returns undefined for an action without an
 * address, or whose path only the host knows.
 */
export function actionHref(action: Action): string | undefined {
  if (action.handler === 'navigation') return withQuery(action.data.path, action.data.query)
  if (action.handler === 'download' || action.handler === 'modal') return action.data.path
  return action.handler === 'redirect' ? action.data.url : undefined
}
