import type { Handler } from '../Handler'

export const modal: Handler<'modal'> = function* ({ modal }) {
  yield { effect: 'openModal', modal }
}
