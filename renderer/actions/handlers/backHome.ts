import type { Handler } from '../Handler'

export const backHome: Handler<'back-home'> = function* () {
  yield { effect: 'goHome' }
}
