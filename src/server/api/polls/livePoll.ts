import type { Block } from '../../../../schemas'
import { pollResults } from '../blocks/pollBlock'
import type { Scope } from '../scope/Scope'
import { findPoll } from './findPoll'

/** A poll that a town wrote into a page, as it is for this visitor: its results once they have voted. */
export async function livePoll(scope: Scope, block: Block<'poll' | 'poll-simple'>): Promise<Block> {
  const poll = await findPoll(scope.db, block.data.pollUid, scope.anonymousUid)
  if (!poll || poll.portal !== scope.name || poll.chosen.length === 0) return block
  return { ...pollResults(poll, scope), ...(block.id ? { id: block.id } : {}) }
}
