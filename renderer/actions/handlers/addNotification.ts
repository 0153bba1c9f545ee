import type { Handler } from '../Handler'

/** Emits only the path. The shell listens and knows which call to make. */
export const addNotification: Handler<'add_notification'> = function* ({ path }) {
  yield { effect: 'emit', event: 'add_notification', data: { path } }
}
