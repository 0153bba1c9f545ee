import type { Handler } from '../Handler'

export const closeModal: Handler<'close-modal'> = function* () {
  yield { effect: 'closeModal' }
}
