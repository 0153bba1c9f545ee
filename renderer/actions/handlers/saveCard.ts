import type { Effect } from '../effects'

const cards = '/core-service/api/v1/web/fidelity-cards'

/** Stores a loyalty card, then reloads the page. Returns the response body. */
export function* saveCard(
  method: 'POST' | 'PUT',
  path: string,
  body: Record<string, unknown>,
): Generator<Effect, unknown, unknown> {
  const answer = yield { effect: 'call', method, endpoint: cards + path, body }
  yield { effect: 'closeModal' }
  yield { effect: 'reload' }
  return answer
}
