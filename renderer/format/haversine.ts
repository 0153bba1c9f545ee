export type Point = { lat: number; lon: number }

const earthRadius = 6371

/** Where distances are counted from when the visitor's position is not known. */
export const referencePoint: Point = { lat: 50.642, lon: 5.791 }

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Distance along the surface of the earth, in kilometres. */
export function haversine(from: Point, to: Point): number {
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2)
  const halfLon = Math.sin(radians(to.lon - from.lon) / 2)
  const chord = halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLon ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}
