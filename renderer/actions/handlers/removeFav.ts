import type { Handler } from '../Handler'

/** Emits only the path. The shell listens and knows which call to make. */
export const removeFav: Handler<'remove_fav'> = function* ({ path }) {
  yield { effect: 'emit', event: 'remove_fav', data: { path } }
}
