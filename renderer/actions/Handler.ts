import type { Action, ActionData, HandlerName } from '../../schemas/engine'
import type { Effect } from './effects'
import type { ActionSource } from './ports'

/**
 * A program that yields effects, receives the result of each (or has its failure thrown in), and returns the action's
 * value. It performs no effect itself. `source` is the block that started it.
 */
export type Handler<H extends HandlerName> = (
  data: ActionData[H],
  action: Action<H>,
  source?: ActionSource,
) => Generator<Effect, unknown, unknown>

/** One program for every handler of the contract: a missing one does not compile. */
export type Handlers = { readonly [H in HandlerName]: Handler<H> }

/** Emits an event with its data, then closes the modal. Its value is what the listener answers. */
export function* emitAndClose(event: string, data: object = {}): Generator<Effect, unknown, unknown> {
  const answer = yield { effect: 'emit', event, data }
  yield { effect: 'closeModal' }
  return answer
}
