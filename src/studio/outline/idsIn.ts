import { memberOf } from '../../../schemas/json/pointer'
import { childrenOf } from './childrenOf'
import type { Place } from './pathTo'

/** The pointers of the ids of a block and of all blocks inside it, which a copy must not repeat. */
export function idsIn(place: Place): string[] {
  const inside = childrenOf(place).flatMap(idsIn)
  const isNamed = place.node.envelope === 'block' && memberOf(place.value, 'id') !== undefined
  return isNamed ? [`${place.pointer}/id`, ...inside] : inside
}
