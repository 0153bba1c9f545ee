import { type ComponentType, createContext, useContext } from 'react'
import type { Lazy } from '../../../renderer/engine/lazy'
import type { BlockType } from '../../../schemas/engine'
import type { Params } from '../../../schemas/routes/routePaths'
import type { Scope } from '../api/pageQueries'
import type { Query } from '../api/Query'

/** `search` is the query of the address, without the question mark. */
export type RouteProps = { params: Params; search: string }

/** The component of a page. `name` is that of its file, if it is loaded lazily. */
export type LazyPage = Lazy<ComponentType<RouteProps>> & { name?: string }

export type Route = {
  /** Name for the `navigation-name` handler. */
  name: string
  /** Path patterns below the card name. The first one is used for links. */
  paths: readonly [string, ...string[]]
  /** Queries of the page, besides those of the shell. */
  queries?: (scope: Scope, params: Params, search: string) => Query[]
  /** Block types that the page renders besides those in its answers. */
  blockTypes?: readonly BlockType[]
  /** Missing for a page that does not exist yet; the route then counts as not found. */
  page?: LazyPage
}

/** A route and the parameters in the path. */
export type FoundRoute = { route: Route; params: Params }

/** An address on the portal and the route it belongs to. */
export type RouteMatch = {
  /** Path of the address, card name included. */
  pathname: string
  /** Query of the address, without the question mark. */
  search: string
  /** Path below the card name. */
  path: string
  /** Undefined when no route matches. */
  found: FoundRoute | undefined
}

/** The route match of the rendered page. */
export const RouteMatchContext = createContext<RouteMatch | undefined>(undefined)

export function useRouteMatch(): RouteMatch {
  const match = useContext(RouteMatchContext)
  if (!match) throw new Error('rendered outside a RouteMatchContext')
  return match
}
