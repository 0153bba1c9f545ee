import { type ComponentType, createContext, useContext } from 'react'
import type { Lazy } from '../../../renderer/engine/lazy'
import type { BlockType } from '../../../schemas/engine'
import type { Params } from '../../../schemas/routes/pattern'
import type { Scope } from '../api/pageQueries'
import type { Query } from '../api/Query'

/** `search` is the query of the address, without the question mark. */
export type RouteProps = { params: Params; search: string }

/** The component of a page; `name` is that of its file when it has one of its own. */
export type LazyPage = Lazy<ComponentType<RouteProps>> & { name?: string }

export type Route = {
  /** Name the `navigation-name` handler goes by. */
  name: string
  /** Path below the card name; further forms lead to the same page. */
  paths: readonly [string, ...string[]]
  /** What it asks the API before it is shown, besides what every page asks. */
  queries?: (scope: Scope, params: Params, search: string) => Query[]
  /** Block types it draws that no answer names. */
  blockTypes?: readonly BlockType[]
  /** Missing as long as the page is to come: then the route is not found. */
  page?: LazyPage
}

/** A route and the values its path holds. */
export type FoundRoute = { route: Route; params: Params }

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

/** The place that is drawn. */
export const RouteMatchContext = createContext<RouteMatch | undefined>(undefined)

export function useRouteMatch(): RouteMatch {
  const place = useContext(RouteMatchContext)
  if (!place) throw new Error('drawn outside a PlaceContext')
  return place
}
