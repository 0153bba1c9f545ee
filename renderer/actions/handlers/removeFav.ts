import type { Handler } from '../Handler'

/** Tells the path alone: which call it stands for is known to the shell, which listens. */
export const removeFav: Handler<'remove_fav'> = function* ({ path }) {
  yield { effect: 'emit', event: 'remove_fav', data: { path } }
}
