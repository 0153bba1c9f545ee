import type { Action } from '../../schemas/engine'

/** Adds query parameters to a path that may already have some, and may have a fragment. */
export function withQuery(path: string, query: Record<string, string> | undefined): string {
  const added = new URLSearchParams(query).toString()
  if (!added) return path
  const [place = '', ...fragment] = path.split('#')
  const separator = !place.includes('?') ? '?' : /[?&]$/.test(place) ? '' : '&'
  return [place + separator + added, ...fragment].join('#')
}

/**
 * Where an action leads, for a real link: the path inside the portal with its query, still without the portal's
 * name, which an action that opens a modal may have too; the address of a redirect or of a file; undefined for an action that leads nowhere or whose path only the host knows.
 */
export function actionHref(action: Action): string | undefined {
  if (action.handler === 'navigation') return withQuery(action.data.path, action.data.query)
  if (action.handler === 'download' || action.handler === 'modal') return action.data.path
  return action.handler === 'redirect' ? action.data.url : undefined
}
