import { emitAndClose, type Handler } from '../Handler'

/** Emits only the path. The shell listens and knows which call to make. */
export const removeFav: Handler<'remove_fav'> = function* ({ path }) {
  yield { effect: 'emit', event: 'remove_fav', data: { path } }
}

/** Removes the favourite after the modal has asked for confirmation. */
export const modalRemoveFav: Handler<'remove-fav'> = ({ path }) => emitAndClose('remove-fav', { path })
