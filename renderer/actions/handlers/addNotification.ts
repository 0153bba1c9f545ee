import type { Handler } from '../Handler'

export const addNotification: Handler<'add_notification'> = function* ({ uid }) {
  yield { effect: 'emit', event: 'add_notification', ...(uid !== undefined && { data: uid }) }
}
