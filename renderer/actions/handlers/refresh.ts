import type { Handler } from '../Handler'

export const refresh: Handler<'refresh'> = function* ({ id }) {
  yield { effect: 'reload', ...(id !== undefined && { id }) }
}
