import type { Pin } from '../../schemas/engine'
import type { MapPin } from './MapContent'
import { mapDefaults } from './mapDefaults'

/** The pins of a block with keys: their positions in the list, as a pin of the contract has no id. */
export const keyedPins = (pins: readonly Pin[] = []): readonly MapPin[] =>
  pins.map((pin, index) => ({ ...pin, key: String(index) }))

/** Whether a position has coordinates in degrees that lie on the globe. */
export const isPlace = ({ lon, lat }: { lon?: unknown; lat?: unknown }): boolean =>
  typeof lon === 'number' && typeof lat === 'number' && Math.abs(lon) <= 180 && Math.abs(lat) <= 90

type DrawablePins = {
  shown: readonly MapPin[]
  /** Number of pins that have no place in the world. */
  misplaced: number
  /** Number of pins over the limit. */
  surplus: number
}

/** The pins that a map draws: those with a place in the world, up to the limit. */
export function drawablePins(pins: readonly MapPin[]): DrawablePins {
  const placed = pins.every(isPlace) ? pins : pins.filter(isPlace)
  const shown = placed.length > mapDefaults.maxPins ? placed.slice(0, mapDefaults.maxPins) : placed
  return { shown, misplaced: pins.length - placed.length, surplus: placed.length - shown.length }
}
