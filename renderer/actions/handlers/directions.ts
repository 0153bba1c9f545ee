import type { Handler } from '../Handler'

export const directions: Handler<'directions'> = function* ({ lat, lon }) {
  yield { effect: 'openMap', lat, lon }
}
