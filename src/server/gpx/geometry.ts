import { distanceBetween, earthRadius } from '../../../schemas/engine'
import type { GpxPoint } from './Gpx'

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** How far along a segment each of its positions is, in metres. */
export function distancesAlong(segment: readonly GpxPoint[]): number[] {
  let sum = 0
  return segment.map((point, index) => {
    const before = segment[index - 1]
    if (before) sum += distanceBetween(before, point)
    return sum
  })
}

/** A position on a plane in metres, true near `origin`. */
export function project({ lat, lon }: GpxPoint, origin: GpxPoint): { x: number; y: number } {
  return {
    x: radians(lon - origin.lon) * Math.cos(radians(origin.lat)) * earthRadius,
    y: radians(lat - origin.lat) * earthRadius,
  }
}
