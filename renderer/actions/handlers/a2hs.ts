import type { Handler } from '../Handler'

/** Returns the visitor's choice, `accepted` or `dismissed`. */
export const a2hs: Handler<'a2hs'> = function* () {
  return yield { effect: 'installApp' }
}
