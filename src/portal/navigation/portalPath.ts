import { withQuery } from '../../../renderer/actions/withQuery'

/** The address of a path of the contract: below the card name of its portal. */
export function portalPath(card: string, path: string, query?: Record<string, string>): string {
  const below = path === '/' ? '' : path.startsWith('/?') || path.startsWith('/#') ? path.slice(1) : path
  return withQuery(`/${encodeURIComponent(card)}${below}`, query)
}
