import type { BlockType } from '../../../schemas/engine'
import type { Params } from '../../../schemas/routes/pattern'
import type { Scope } from '../queries/pageQueries'
import type { Query } from '../queries/Query'
import type { Drawable } from './Drawable'

export type Route = {
  /** Name the `navigation-name` handler goes by. */
  name: string
  /** Path below the card name; further forms lead to the same page. */
  paths: readonly [string, ...string[]]
  /** What it asks the API before it is shown, besides what every page asks. */
  needs?: (scope: Scope, params: Params, search: string) => Query[]
  /** Block types it draws that no answer names. */
  blocks?: readonly BlockType[]
  /** Missing as long as the page is to come: then the route is not found. */
  page?: Drawable
}

/** A route and the values its path holds. */
export type Found = { route: Route; params: Params }
