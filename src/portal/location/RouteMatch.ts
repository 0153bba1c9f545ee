import { createContext, useContext } from 'react'
import type { Params } from '../../../schemas/routes/routePaths'
import type { Route } from './Route'

/** A route of the table, with its name and its paths. */
export type NamedRoute = Route & {
  /** Name for the `navigation-name` handler. */
  name: string
  /** Path patterns below the card name. The first one is used for links. */
  paths: readonly [string, ...string[]]
}

/** An address on the portal and the route it belongs to. */
export type RouteMatch = {
  /** Path of the address, card name included. */
  pathname: string
  /** Query of the address, without the question mark. */
  search: string
  /** Path below the card name. */
  path: string
  /** The route of the page to show: that of the error page when no other matches. */
  route: Route
  params: Params
  /** Name of the route; undefined when none matches. */
  name: string | undefined
}

/** The route match of the rendered page. */
export const RouteMatchContext = createContext<RouteMatch | undefined>(undefined)

export function useRouteMatch(): RouteMatch {
  const match = useContext(RouteMatchContext)
  if (!match) throw new Error('rendered outside a RouteMatchContext')
  return match
}
