import type { Handler } from '../Handler'

export const navigation: Handler<'navigation'> = function* ({ path, query, replace }) {
  yield { effect: 'navigate', path, ...(query && { query }), ...(replace && { replace }) }
}
