import type { RouteMatch } from './Place'

/**
 * Whether a visitor who went from one place to the other is still on the same page, of which another query only shows
 * something else: what they use to narrow it keeps the focus, and nothing scrolls. Turning to another `page` of a list
 * begins at the top.
 */
export const isSamePage = (one: RouteMatch, other: RouteMatch): boolean =>
  one.pathname === other.pathname && pageOf(one) === pageOf(other)

const pageOf = ({ search }: RouteMatch): string | null => new URLSearchParams(search).get('page')
