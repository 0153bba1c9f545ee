import { distanceBetween, earthRadius } from '../../../schemas/engine'
import type { GpxPoint } from './Gpx'

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Returns the distance of each position from the start of the segment, in metres. */
export function distancesAlong(segment: readonly GpxPoint[]): number[] {
  let sum = 0
  return segment.map((point, index) => {
    const before = segment[index - 1]
    if (before) sum += distanceBetween(before, point)
    return sum
  })
}

/** Projects a position to a plane in metres, which is accurate near `origin`. */
export function project({ lat, lon }: GpxPoint, origin: GpxPoint): { x: number; y: number } {
  return {
    x: radians(lon - origin.lon) * Math.cos(radians(origin.lat)) * earthRadius,
    y: radians(lat - origin.lat) * earthRadius,
  }
}
