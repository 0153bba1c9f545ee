import type { ComponentType } from 'react'
import type { Lazy } from '../../../renderer/engine/lazy'
import type { BlockType } from '../../../schemas/engine'
import type { Params } from '../../../schemas/routes/pattern'
import type { Scope } from '../queries/pageQueries'
import type { Query } from '../queries/Query'

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
