import { pollBlock } from '../blocks/pollBlock'
import { notFound } from '../failure/ApiFailure'
import type { Handler } from '../Handler'
import { findPoll } from '../polls/findPoll'
import { openScope } from '../scope/openScope'

export const readPoll: Handler<'readPoll'> = async (call, services) => {
  const scope = await openScope(call, services)
  const poll = await findPoll(scope.db, call.params.uid, scope.anonymousUid)
  if (poll?.portal !== scope.name) throw notFound(`No poll is called "${call.params.uid}".`)
  return { data: pollBlock(poll, scope) }
}
