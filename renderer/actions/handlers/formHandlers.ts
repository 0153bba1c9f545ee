import type { ActionData, Modal } from '../../../schemas/engine'
import type { Effect } from '../effects'
import type { Handlers } from '../Handler'

/** What sends the fields of a form. */
export const formHandlers = {
  /** Calls the endpoint of a form. Returns the response body. */
  *submit({ method, endpoint, fields }) {
    if (!fields) return yield { effect: 'call', method, endpoint }
    const hasBody = method !== 'GET' && method !== 'DELETE'
    return yield { effect: 'call', method, endpoint, ...(hasBody ? { body: fields } : { query: toQuery(fields) }) }
  },

  /** Sends a comment. Signed-in and anonymous visitors use different endpoints. */
  *'send-comment'({ portal, url, widgetUid, fields = {}, thanks }) {
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
  },

  /** Reloads the page after sending, so that it shows the new average. */
  *'send-rating'({ poiUid, dataType, dataUid, fields = {}, thanks }) {
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
  },

  *'send-signal'({ poiUid, dataType, dataUid, fields = {}, thanks }) {
    const { category = null, description = null, email = null, files, ...others } = fields
    const answer = yield {
      effect: 'call',
      method: 'POST',
      endpoint: `/core-service/api/v1/web/by-poi/${poiUid}/crowdsourcing`,
      body: { dataType, dataUid, comment: description, email, category, fields: others, ...(files ? { files } : {}) },
    }
    yield* thank(thanks)
    return answer
  },
} satisfies Partial<Handlers>

function toQuery(fields: Record<string, unknown>): Record<string, string> {
  const sent = Object.entries(fields).filter(([, value]) => value !== null)
  return Object.fromEntries(
    sent.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
}

/** Replaces the modal whose form was sent by a thank-you message. */
function* thank({ title, text }: ActionData['send-comment']['thanks']): Generator<Effect, void, unknown> {
  const components: Modal['components'] = text === undefined ? [] : [{ type: 'description', data: { text } }]
  yield { effect: 'openModal', modal: { title, components } }
}
