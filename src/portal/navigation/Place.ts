import { type Found, findRoute } from '../routes/findRoute'

/** Where a visitor is. Two places of the same address are the same. */
export type Place = {
  /** Path of the address, card name included. */
  pathname: string
  /** Query of the address, without the question mark. */
  search: string
  /** Path below the card name. */
  path: string
  /** Undefined when no page is there. */
  found: Found | undefined
}

const trimmed = (search: string): string => (search.startsWith('?') ? search.slice(1) : search)

/** Reads an address on the portal of a card name. */
export function placeOf(card: string, pathname: string, search: string): Place {
  const [, first = ''] = pathname.split('/')
  const path = pathname.slice(first.length + 1) || '/'
  const found = sameCard(first, card) ? findRoute(path) : undefined
  return { pathname, search: trimmed(search), path, found }
}

function sameCard(segment: string, card: string): boolean {
  try {
    return decodeURIComponent(segment) === card
  } catch {
    return false
  }
}
