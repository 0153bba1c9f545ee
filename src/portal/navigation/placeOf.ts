import { findRoute } from '../routes/findRoute'
import type { Place } from './Place'

const trimmed = (search: string): string => (search.startsWith('?') ? search.slice(1) : search)

/** Reads an address on the portal of a card name. */
export function placeOf(card: string, pathname: string, search: string): Place {
  const [, first = ''] = pathname.split('/')
  const path = pathname.slice(first.length + 1) || '/'
  const found = isCard(first, card) ? findRoute(path) : undefined
  return { pathname, search: trimmed(search), path, found }
}

function isCard(segment: string, card: string): boolean {
  try {
    return decodeURIComponent(segment) === card
  } catch {
    return false
  }
}
