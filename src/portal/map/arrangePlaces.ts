import type { Geo, MapPlace } from '../../../schemas/engine'
import { meetsNeeds, type Needs } from '../session/needs'

const earthRadius = 6_371_000

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The distance between two positions over the ground, in metres (haversine). */
export function distanceBetween(one: Geo, other: Geo): number {
  const height = Math.sin(radians(other.lat - one.lat) / 2)
  const width = Math.sin(radians(other.lon - one.lon) / 2)
  const part = height ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * width ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(part)))
}

/**
 * The places that meet the visitor's needs. Those that meet all of them come before those that do with limits, then the nearest
 * to `origin`; without one they keep their order.
 */
export function arrangePlaces(places: readonly MapPlace[], needs: Needs, origin: Geo | undefined): MapPlace[] {
  const rated = places.map((place) => ({
    place,
    fit: meetsNeeds(place.accessibility, needs),
    distance: origin ? distanceBetween(origin, place) : 0,
  }))
  return rated
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit || one.distance - other.distance)
    .map(({ place }) => place)
}
