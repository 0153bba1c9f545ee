import type { DataContract, HandlerName } from '../../schemas/engine'
import type { Lazy } from './lazy'

/** The validators of the data of actions, by handler. */
export type ActionContracts = {
  /** The validators in the first script. */
  readonly common: { readonly [H in HandlerName]?: DataContract }
  /**
   * The validators of all handlers. They load before a page that names another handler, and before the first action
   * runs.
   */
  readonly all: Lazy<{ readonly [H in HandlerName]: DataContract }>
}
