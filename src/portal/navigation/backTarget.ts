import { findRoute } from '../routes/matchRoute'

/** Entries of the history up to which there is nothing of the portal to go back to. */
const maxShortHistory = 2

/** From these, back is always home, however the visitor came. */
const endsAtHome = ['/carte-de-fidelite', '/compte/connexion']

/**
 * Where a press on back leads from a path below the card name: a path to go to, or undefined for one step back in
 * the history. Going up leaves out segments that are no page of their own.
 */
export function backTarget(path: string, historyLength: number): string | undefined {
  const here = path.replace(/\/$/, '')
  if (endsAtHome.some((start) => here === start || here.startsWith(`${start}/`))) return '/'
  if (historyLength > maxShortHistory) return undefined
  let above = here
  do above = above.slice(0, above.lastIndexOf('/'))
  while (above && !findRoute(above))
  return above || '/'
}
