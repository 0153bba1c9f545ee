import type { Block } from '../../../../schemas'
import type { Scope } from '../call/Scope'
import { livePlace, placeNamedBy } from '../places/placeCell'
import { livePoll } from '../polls/pollBlock'
import { departuresBlock, departuresOnPage, stopNamedBy } from '../transit/departuresBlock'
import { pickupsBlock, zoneNamedBy } from '../waste/wastePage'
import type { NamedRecords } from './NamedRecords'

/**
 * Updates stored blocks with current data: poll results, departures, opening state and pickups. A block without a record stays
 * unchanged.
 */
export const liveBlocks = (scope: Scope, blocks: readonly Block[], records: NamedRecords): Block[] =>
  blocks.map((block) => liveBlock(scope, block, records))

function liveBlock(scope: Scope, block: Block, records: NamedRecords): Block {
  const live = (components: readonly Block[]) => liveBlocks(scope, components, records)
  switch (block.type) {
    case 'poll':
    case 'poll-simple': {
      const poll = records.polls.get(block.data.pollUid)
      return poll ? livePoll(scope, block, poll) : block
    }
    case 'departures': {
      const stop = records.stops.get(stopNamedBy(block) ?? '')
      return stop ? departuresBlock(stop, scope, departuresOnPage) : block
    }
    case 'place-cell': {
      const place = records.places.get(placeNamedBy(block) ?? '')
      return place ? livePlace(scope, block, place) : block
    }
    case 'waste-calendar': {
      const zone = records.zones.get(zoneNamedBy(block) ?? '')
      return zone ? pickupsBlock(zone, scope) : block
    }
    case 'group':
      return { ...block, data: { ...block.data, components: live(block.data.components) } }
    case 'list':
      return { ...block, data: { ...block.data, components: live(block.data.components) } }
    case 'columns': {
      const columns = block.data.columns.map(({ components }) => ({ components: live(components) }))
      return { ...block, data: { columns } }
    }
    default:
      return block
  }
}
