import type { Handler } from '../Handler'

export const a2hs: Handler<'a2hs'> = function* ({ uid }) {
  yield { effect: 'emit', event: 'a2hs', ...(uid !== undefined && { data: uid }) }
}
