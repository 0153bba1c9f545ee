import type { Handler } from '../Handler'
import { thank } from './thank'

/** Reloads the page after sending, so that it shows the new average. */
export const sendRating: Handler<'send-rating'> = function* ({ poiUid, dataType, dataUid, fields = {}, thanks }) {
  const { rate, description = null, email = null, ...others } = fields
  const answer = yield {
    effect: 'call',
    method: 'POST',
    endpoint: `/core-service/api/v1/web/by-poi/${poiUid}/rate`,
    body: { dataType, dataUid, comment: description, email, rate, fields: others },
  }
  yield* thank(thanks)
  try {
    yield { effect: 'reload' }
  } catch {
    // The rating is stored; the page shows it with its next successful reload.
  }
  return answer
}
