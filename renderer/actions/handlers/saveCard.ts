import type { Effect } from '../effects'

/**
 * Stores a loyalty card, then reloads the page. Accounts and anonymous visitors have endpoints of their own. Returns the response
 * body.
 */
export function* saveCard(
  method: 'POST' | 'PUT',
  path: string,
  body: Record<string, unknown>,
): Generator<Effect, unknown, unknown> {
  const answer = yield {
    effect: 'call',
    method,
    endpoint: `/core-service/api/v1/user-data/fidelity-cards${path}`,
    anonymousEndpoint: `/core-service/api/v1/anonymous/fidelity-cards${path}`,
    body,
  }
  yield { effect: 'closeModal' }
  yield { effect: 'reload' }
  return answer
}
