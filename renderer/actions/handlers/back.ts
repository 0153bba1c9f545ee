import type { Handler } from '../Handler'

export const back: Handler<'back'> = function* () {
  yield { effect: 'goBack' }
}
