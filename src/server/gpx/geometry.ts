import type { GpxPoint } from './Gpx'

/** Mean radius of the earth in metres. */
const radius = 6_371_008.8

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Distance of two positions over the ground, in metres (haversine). */
export function distanceBetween(from: GpxPoint, to: GpxPoint): number {
  const [south, north] = [radians(from.lat), radians(to.lat)]
  const [dLat, dLon] = [north - south, radians(to.lon - from.lon)]
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(south) * Math.cos(north) * Math.sin(dLon / 2) ** 2
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(h)))
}

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
    x: radians(lon - origin.lon) * Math.cos(radians(origin.lat)) * radius,
    y: radians(lat - origin.lat) * radius,
  }
}
