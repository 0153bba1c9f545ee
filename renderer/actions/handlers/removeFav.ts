import type { Handler } from '../Handler'

export const removeFav: Handler<'remove_fav'> = function* ({ uid }) {
  yield { effect: 'emit', event: 'remove_fav', ...(uid !== undefined && { data: uid }) }
}
