import type { Handler } from '../Handler'

/** Tells the path alone: which call it stands for is known to the shell, which listens. */
export const removeNotification: Handler<'remove_notification'> = function* ({ path }) {
  yield { effect: 'emit', event: 'remove_notification', data: { path } }
}
