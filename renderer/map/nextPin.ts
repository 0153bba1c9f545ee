import type { MapPin } from './MapContent'

export type Direction = 'north' | 'south' | 'east' | 'west'

type Place = { lon: number; lat: number }

/** Offset to the east and north, in degrees of latitude. */
function offset(from: Place, to: Place): [east: number, north: number] {
  return [(to.lon - from.lon) * Math.cos((from.lat * Math.PI) / 180), to.lat - from.lat]
}

/** The distance of `to` in a direction and across it, in degrees of latitude. */
function distances(direction: Direction, from: Place, to: Place): { ahead: number; aside: number } {
  const [east, north] = offset(from, to)
  if (direction === 'north') return { ahead: north, aside: Math.abs(east) }
  if (direction === 'south') return { ahead: -north, aside: Math.abs(east) }
  return { ahead: direction === 'east' ? east : -east, aside: Math.abs(north) }
}

/**
 * The pin that an arrow key leads to: the nearest one within 45 degrees of the direction, else the nearest one on that side.
 * `from` is the current pin or the centre of the view; pins at the same place as the current pin follow each other.
 */
export function nextPin(
  pins: readonly MapPin[],
  from: Place & { key?: string },
  direction: Direction,
): MapPin | undefined {
  const isForward = direction === 'east' || direction === 'south'
  const pinsAtSamePlace = pins.filter(({ lon, lat }) => lon === from.lon && lat === from.lat)
  const position = pinsAtSamePlace.findIndex(({ key }) => key === from.key)
  const neighbour = position < 0 ? undefined : pinsAtSamePlace[position + (isForward ? 1 : -1)]
  if (neighbour) return neighbour

  let best: { pin: MapPin; isInCone: boolean; distance: number } | undefined
  for (const pin of pins) {
    const { ahead, aside } = distances(direction, from, pin)
    if (ahead <= 0 || pin.key === from.key) continue
    const isInCone = aside <= ahead
    const distance = Math.hypot(ahead, aside)
    const isBetter = !best || (isInCone === best.isInCone ? distance < best.distance : isInCone)
    if (isBetter) best = { pin, isInCone, distance }
  }
  return best?.pin
}
