import type { Pin } from '../../schemas/engine'
import type { MapPin } from './MapContent'

/** The pins of a block with keys: their positions in the list, as a pin of the contract has no id. */
export const keyedPins = (pins: readonly Pin[] = []): readonly MapPin[] =>
  pins.map((pin, index) => ({ ...pin, key: String(index) }))
