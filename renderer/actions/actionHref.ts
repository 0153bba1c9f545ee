import type { Action } from '../../schemas/engine'
import { withQuery } from './withQuery'

/**
 * Where an action leads, for a real link: the path inside the portal with its query, still without the portal's
 * name; the address of a redirect or of a file; undefined for an action that leads nowhere or whose path only the host knows.
 */
export function actionHref(action: Action): string | undefined {
  if (action.handler === 'navigation') return withQuery(action.data.path, action.data.query)
  if (action.handler === 'download') return action.data.path
  return action.handler === 'redirect' ? action.data.url : undefined
}
