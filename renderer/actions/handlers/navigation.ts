import type { Handler } from '../Handler'

export const navigation: Handler<'navigation'> = function* ({ path, query }) {
  yield { effect: 'navigate', path, ...(query && { query }) }
}
