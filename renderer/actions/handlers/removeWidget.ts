import type { Handler } from '../Handler'

export const removeWidget: Handler<'remove_widget'> = function* ({ uid }) {
  yield { effect: 'emit', event: 'remove_widget', ...(uid !== undefined && { data: uid }) }
}
