import type { Handler } from '../Handler'

/** Emits an event. The account page listens to it, because only that page has the password. */
export const deleteAccount: Handler<'delete-account'> = function* () {
  yield { effect: 'emit', event: 'delete_account' }
}
