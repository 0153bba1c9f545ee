import type { Database } from '../../db/Tables'
import { notFound } from '../../http/ApiFailure'
import type { Handler } from '../call/Handler'
import { openScope } from '../call/Scope'
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
  const portalName = await findPollPortal(services.db, pollUid)
  if (portalName === undefined) throw notFound(`No poll is called "${pollUid}".`)
  const scope = await openScope({ ...call, params: { portalName } }, services)
  const visitor = await scope.visitor()
  return await call.commit(async (transaction) => {
    const counted = await castVote(transaction, { pollUid, responses, visitor, at: services.now() })
    if (!call.query.requestNewPoll) return { data: { pollUid, counted } }
    const poll = await findPoll(transaction, pollUid, visitor)
    if (!poll) throw notFound(`No poll is called "${pollUid}".`)
    return { data: pollResults(poll, scope) }
  })
}

const findPollPortal = async (db: Database, uid: string): Promise<string | undefined> =>
  (await db.selectFrom('poll').select('portal').where('uid', '=', uid).executeTakeFirst())?.portal
