import type { Effect } from '../effects'

const cards = '/core-service/api/v1/web/fidelity-cards'

/** Stores a loyalty card, then shows it. Its value is the body of the answer. */
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
