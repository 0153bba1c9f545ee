import type { Handler } from '../Handler'

export const download: Handler<'download'> = function* ({ path }) {
  yield { effect: 'download', path }
}
