import { createContext, useContext } from 'react'

/** What the shell asks of the portal's routes. */
export type RouteLinks = {
  /** Whether the portal has a page at a path below the card name, so that links may lead there. */
  hasPage(path: string): boolean
  /** The target of "back" from a path below the card name: a path, or undefined for one step back in the history. */
  backTarget(path: string, historyLength: number): string | undefined
  /** Goes to an address of the portal, as a link does. */
  navigate(address: string): void
}

export const RouteLinksContext = createContext<RouteLinks | undefined>(undefined)

/**
 * What a page does when the visitor presses "back", before they leave it, such as closing what they have selected. It returns
 * whether it did anything; then the visitor stays.
 */
export const beforeBack: { current: (() => boolean) | undefined } = { current: undefined }

export function useRouteLinks(): RouteLinks {
  const links = useContext(RouteLinksContext)
  if (!links) throw new Error('rendered outside a RouteLinksContext')
  return links
}
