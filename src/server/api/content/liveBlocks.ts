import type { Block } from '../../../../schemas'
import { livePlace } from '../places/placeCell'
import { livePoll } from '../polls/pollBlock'
import type { Scope } from '../Scope'
import { liveDepartures } from '../transit/departuresBlock'
import { livePickups } from '../waste/wastePage'

/** Updates the blocks of a page that a town wrote: poll results, departures, opening state and pickups as of now. */
export const liveBlocks = (scope: Scope, blocks: readonly Block[]): Promise<Block[]> =>
  Promise.all(blocks.map((block) => liveBlock(scope, block)))

async function liveBlock(scope: Scope, block: Block): Promise<Block> {
  switch (block.type) {
    case 'poll':
    case 'poll-simple':
      return await livePoll(scope, block)
    case 'departures':
      return await liveDepartures(scope, block)
    case 'place-cell':
      return await livePlace(scope, block)
    case 'waste-calendar':
      return await livePickups(scope, block)
    case 'group':
      return { ...block, data: { ...block.data, components: await liveBlocks(scope, block.data.components) } }
    case 'list':
      return { ...block, data: { ...block.data, components: await liveBlocks(scope, block.data.components) } }
    case 'columns': {
      const columns = block.data.columns.map(async ({ components }) => ({
        components: await liveBlocks(scope, components),
      }))
      return { ...block, data: { columns: await Promise.all(columns) } }
    }
    default:
      return block
  }
}
