import { pollResults } from '../blocks/pollBlock'
import { ApiFailure, notFound } from '../failure/ApiFailure'
import type { Handler } from '../Handler'
import { castVote } from '../polls/castVote'
import { findPoll } from '../polls/findPoll'
import { openScope } from '../scope/openScope'

/** Counts a vote; answers the results in the place of the poll, or a receipt when no new poll is asked for. */
export const vote: Handler<'vote'> = async ({ query, body, language, anonymousUid }, services) => {
  if (!anonymousUid) throw new ApiFailure(400, 'invalid-request', 'The header x-lgc-anonymous-uid is missing.')
  const { pollUid, responses } = body
  const counted = await castVote(services.db, { pollUid, responses, anonymousUid, at: services.now() })
  if (!query.requestNewPoll) return { data: { pollUid, counted } }
  const poll = await findPoll(services.db, pollUid, anonymousUid)
  if (!poll) throw notFound(`No poll is called "${pollUid}".`)
  const scope = await openScope({ params: { portalName: poll.portal }, language, anonymousUid }, services)
  return { data: pollResults(poll, scope) }
}
