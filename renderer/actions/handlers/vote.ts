import type { Handler } from '../Handler'

/** Where votes are sent, by the handler and by forms that no script sends. */
export const voteEndpoint = '/poll-service/api/v2/web/vote'

/**
 * The answer's `data` is the poll that replaces the block. When the vote counted but no poll came with the answer,
 * the page is read again, so that the visitor does not face the form once more. Its value is the body of the answer.
 */
export const vote: Handler<'vote'> = function* ({ pollUid, responses }) {
  const answer = yield {
    effect: 'call',
    method: 'POST',
    endpoint: voteEndpoint,
    query: { requestNewPoll: 'true' },
    body: { pollUid, responses },
  }
  const block = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined
  yield block ? { effect: 'replace', block } : { effect: 'reload' }
  return answer
}
