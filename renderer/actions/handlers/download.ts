import type { Handler } from '../Handler'

export const download: Handler<'download'> = function* ({ uid }) {
  yield { effect: 'emit', event: 'download', ...(uid !== undefined && { data: uid }) }
}
