import type { Handler } from '../Handler'

/** Tells the path alone: which call it stands for is known to the shell, which listens. */
export const addNotification: Handler<'add_notification'> = function* ({ path }) {
  yield { effect: 'emit', event: 'add_notification', data: { path } }
}
