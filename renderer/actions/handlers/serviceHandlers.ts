import type { Effect } from '../effects'
import { emitAndClose, type Handlers } from '../Handler'

/** What the services of the town do: the account, appointments, loyalty cards and parking. */
export const serviceHandlers = {
  /** Emits an event. The page of deletion sends its form then, because only that page has the password; others lead to it. */
  *'delete-account'() {
    yield { effect: 'emit', event: 'delete_account' }
  },

  *'cancel-appointment'({ uid, code }) {
    const endpoint = `/reservation-service/api/v1/web/appointments/${uid}/cancel`
    const answer = yield { effect: 'call', method: 'PUT', endpoint, ...(code && { body: { code } }) }
    yield { effect: 'closeModal' }
    yield { effect: 'reload' }
    return answer
  },

  'post-fidelity-card': ({ type, fields }) => saveCard('POST', '', { ...fields, type }),

  'put-fidelity-card': ({ uid, fields }) => saveCard('PUT', `/${uid}`, { ...fields }),

  'confirm-parking-location': ({ fields }) => emitAndClose('set_location', fields),

  'confirm-parking-plate': ({ fields }) => emitAndClose('set_plate', fields),

  'confirm-parking-session': ({ fields }) => emitAndClose('start_session', fields),
} satisfies Partial<Handlers>

/**
 * Stores a loyalty card, then reloads the page. Accounts and anonymous visitors have endpoints of their own. Returns the response
 * body.
 */
function* saveCard(
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
