import type { Handler } from '../Handler'
import { thank } from './thank'

/** Sends a comment. Signed-in and anonymous visitors use different endpoints. */
export const sendComment: Handler<'send-comment'> = function* ({ portal, url, widgetUid, fields = {}, thanks }) {
  const { email = null, description = null } = fields
  const answer = yield {
    effect: 'call',
    method: 'POST',
    endpoint: '/core-service/api/v1/user-data/comment',
    anonymousEndpoint: '/core-service/api/v1/anonymous/comment',
    body: { email, description, platform: 'web', url, portal, ...(widgetUid !== undefined && { widgetUid }) },
  }
  yield* thank(thanks)
  return answer
}
