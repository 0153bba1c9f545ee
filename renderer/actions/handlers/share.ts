import type { Handler } from '../Handler'

export const share: Handler<'share'> = function* ({ uid }) {
  yield { effect: 'emit', event: 'share', ...(uid !== undefined && { data: uid }) }
}
