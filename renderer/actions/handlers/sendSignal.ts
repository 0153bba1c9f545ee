import type { Handler } from '../Handler'
import { thank } from './thank'

export const sendSignal: Handler<'send-signal'> = function* ({ poiUid, dataType, dataUid, fields = {}, thanks }) {
  const { category = null, description = null, email = null, files, ...others } = fields
  const answer = yield {
    effect: 'call',
    method: 'POST',
    endpoint: `/core-service/api/v1/web/by-poi/${poiUid}/crowdsourcing`,
    body: { dataType, dataUid, comment: description, email, category, fields: others, ...(files ? { files } : {}) },
  }
  yield* thank(thanks)
  return answer
}
