import type { Handler } from '../Handler'

export const removeNotification: Handler<'remove_notification'> = function* ({ uid }) {
  yield { effect: 'emit', event: 'remove_notification', ...(uid !== undefined && { data: uid }) }
}
