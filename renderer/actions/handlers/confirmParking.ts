import type { Effect } from '../effects'

/** Asks the page of parking for something with what was filled in. Its value is what the page answers. */
export function* confirmParking(event: string, fields: object = {}): Generator<Effect, unknown, unknown> {
  const answer = yield { effect: 'emit', event, data: fields }
  yield { effect: 'closeModal' }
  return answer
}
