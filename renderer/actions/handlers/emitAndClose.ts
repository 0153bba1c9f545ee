import type { Effect } from '../effects'

/** Emits an event with its data, then closes the modal. Its value is what the listener answers. */
export function* emitAndClose(event: string, data: object = {}): Generator<Effect, unknown, unknown> {
  const answer = yield { effect: 'emit', event, data }
  yield { effect: 'closeModal' }
  return answer
}
