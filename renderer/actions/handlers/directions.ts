import type { Handler } from '../Handler'

export const directions: Handler<'directions'> = function* ({ uid }) {
  yield { effect: 'emit', event: 'directions', ...(uid !== undefined && { data: uid }) }
}
