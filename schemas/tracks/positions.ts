/** Positions on the ground and distances between them, for all applications. */

type Position = { readonly lat: number; readonly lon: number }

/** Mean radius of the earth in metres. */
export const earthRadius = 6_371_000

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The distance between two positions over the ground, in metres (haversine). */
export function distanceBetween(one: Position, other: Position): number {
  const height = Math.sin(radians(other.lat - one.lat) / 2)
  const width = Math.sin(radians(other.lon - one.lon) / 2)
  const part = height ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * width ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(part)))
}

/** Whether a position is within a ring of longitudes and latitudes, by the number of its sides that lie east of it. */
export function isInRing({ lat, lon }: Position, ring: readonly (readonly number[])[]): boolean {
  let isInside = false
  for (const [index, corner] of ring.entries()) {
    const [lonA = 0, latA = 0] = corner
    const [lonB = 0, latB = 0] = ring.at(index - 1) ?? []
    if (latA > lat === latB > lat) continue
    if (lon < lonA + ((lat - latA) / (latB - latA)) * (lonB - lonA)) isInside = !isInside
  }
  return isInside
}

/** Where distances are counted from when neither the visitor's position nor that of the town is known. */
export const referencePoint: Position = { lat: 50.642, lon: 5.791 }

/** The position of a town, from which distances are counted while that of the visitor is not known. */
export const positionOfTown = ({
  latitude,
  longitude,
}: {
  latitude?: number | undefined
  longitude?: number | undefined
}): Position => (latitude === undefined || longitude === undefined ? referencePoint : { lat: latitude, lon: longitude })
