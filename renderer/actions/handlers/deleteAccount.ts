import type { Handler } from '../Handler'

/** Emits an event. The page of the account listens, which has the password. */
export const deleteAccount: Handler<'delete-account'> = function* () {
  yield { effect: 'emit', event: 'delete_account' }
}
