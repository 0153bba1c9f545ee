import type { Block } from '../../../../schemas'
import { pollResults } from '../blocks/pollBlock'
import type { Scope } from '../scope/Scope'
import { findPoll } from './findPoll'

/** Polls that a town wrote into a page, as they are for this visitor: the results of those already voted in. */
export const livePolls = (scope: Scope, blocks: readonly Block[]): Promise<Block[]> =>
  Promise.all(blocks.map((block) => livePoll(scope, block)))

async function livePoll(scope: Scope, block: Block): Promise<Block> {
  switch (block.type) {
    case 'poll':
    case 'poll-simple': {
      const poll = await findPoll(scope.db, block.data.pollUid, scope.anonymousUid)
      if (!poll || poll.portal !== scope.name || poll.chosen.length === 0) return block
      return { ...pollResults(poll, scope), ...(block.id ? { id: block.id } : {}) }
    }
    case 'group':
      return { ...block, data: { ...block.data, components: await livePolls(scope, block.data.components) } }
    case 'list':
      return { ...block, data: { ...block.data, components: await livePolls(scope, block.data.components) } }
    case 'columns': {
      const columns = block.data.columns.map(async ({ components }) => ({
        components: await livePolls(scope, components),
      }))
      return { ...block, data: { columns: await Promise.all(columns) } }
    }
    default:
      return block
  }
}
