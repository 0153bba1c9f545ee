import type { Handler } from '../Handler'

/** Tells the path alone: which call it stands for is known to the shell, which listens. */
export const removeWidget: Handler<'remove_widget'> = function* ({ path }) {
  yield { effect: 'emit', event: 'remove_widget', data: { path } }
}
