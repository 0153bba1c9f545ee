import type { DataContract, HandlerName } from '../../schemas/engine'
import type { Lazy } from './lazy'

/** The validators of the data of actions, by handler. */
export type ActionContracts = {
  /** Those that are here from the start. */
  readonly common: { readonly [H in HandlerName]?: DataContract }
  /** All of them. They load before a page that names another handler, and before the first action runs. */
  readonly all: Lazy<{ readonly [H in HandlerName]: DataContract }>
}
