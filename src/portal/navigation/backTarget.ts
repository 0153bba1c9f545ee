import { findRoute } from '../routes/matchRoute'

/** A history of at most this length contains no other page of the portal. */
const maxShortHistory = 2

/** Pages from which back always leads home. */
const endsAtHome = ['/carte-de-fidelite', '/compte/connexion']

/**
 * The target of "back" from a path below the card name: a path, or undefined for one step back in the history. Going up
 * skips segments that are not pages, and paths of the same page.
 */
export function backTarget(path: string, historyLength: number): string | undefined {
  const here = path.replace(/\/$/, '')
  if (endsAtHome.some((start) => here === start || here.startsWith(`${start}/`))) return '/'
  if (historyLength > maxShortHistory) return undefined
  const route = findRoute(here)?.route.name
  let above = here
  do above = above.slice(0, above.lastIndexOf('/'))
  while (above && [undefined, route].includes(findRoute(above)?.route.name))
  return above || '/'
}
