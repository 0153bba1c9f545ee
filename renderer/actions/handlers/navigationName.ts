import type { Handler } from '../Handler'

export const navigationName: Handler<'navigation-name'> = function* ({ name, params, query }) {
  yield { effect: 'navigateName', name, ...(params && { params }), ...(query && { query }) }
}
