import type { FoundRoute } from '../routes/Route'

/** Where a visitor is. Two places of the same address are the same. */
export type RouteMatch = {
  /** Path of the address, card name included. */
  pathname: string
  /** Query of the address, without the question mark. */
  search: string
  /** Path below the card name. */
  path: string
  /** Undefined when no page is there. */
  found: FoundRoute | undefined
}
