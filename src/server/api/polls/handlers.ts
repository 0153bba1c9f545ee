import { notFound } from '../../http/ApiFailure'
import type { Handler } from '../Handler'
import { openScope } from '../Scope'
import { castVote } from './castVote'
import { findPoll } from './findPoll'
import { pollBlock, pollResults } from './pollBlock'

export const readPoll: Handler<'readPoll'> = async (call, services) => {
  const scope = await openScope(call, services)
  const poll = await findPoll(scope.db, call.params.uid, await scope.visitor())
  if (poll?.portal !== scope.name) throw notFound(`No poll is called "${call.params.uid}".`)
  return { data: pollBlock(poll, scope) }
}

/** Counts a vote. Returns the poll's results when `requestNewPoll` is set, else a receipt. */
export const vote: Handler<'vote'> = async (call, services) => {
  const { pollUid, responses } = call.body
  const ballot = { pollUid, responses, visitor: await call.visitor(), at: services.now() }
  const { counted, visitor } = await castVote(services.db, ballot)
  if (!call.query.requestNewPoll) return { data: { pollUid, counted } }
  const poll = await findPoll(services.db, pollUid, visitor)
  if (!poll) throw notFound(`No poll is called "${pollUid}".`)
  const scope = await openScope({ ...call, params: { portalName: poll.portal } }, services)
  return { data: pollResults(poll, scope) }
}
