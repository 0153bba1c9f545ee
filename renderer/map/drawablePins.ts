import { isPlace } from './isPlace'
import type { MapPin } from './MapContent'
import { mapDefaults } from './mapDefaults'

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
