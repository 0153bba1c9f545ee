import { findRoute } from '../routes/findRoute'
import type { RouteMatch } from './Place'

const withoutQuestionMark = (search: string): string => (search.startsWith('?') ? search.slice(1) : search)

/** Reads an address on the portal of a card name. */
export function matchRoute(card: string, pathname: string, search: string): RouteMatch {
  const [, first = ''] = pathname.split('/')
  const path = pathname.slice(first.length + 1) || '/'
  const found = isCard(first, card) ? findRoute(path) : undefined
  return { pathname, search: withoutQuestionMark(search), path, found }
}

function isCard(segment: string, card: string): boolean {
  try {
    return decodeURIComponent(segment) === card
  } catch {
    return false
  }
}
