import type { Handler } from '../Handler'

/** The endpoint of votes, for the handler and for forms that browsers without JavaScript submit. */
export const voteEndpoint = '/poll-service/api/v2/web/vote'

/**
 * Votes, and replaces the block by the poll in the response's `data`. Without a poll in the response, the page is
 * reloaded, so that the visitor does not see the form of a vote that counted. Returns the response body.
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
