import type { Geo, MapPlace } from '../../../schemas/engine'
import { meetsNeeds, type Needs } from '../session/needs'

const metresPerDegree = 111_320

/** The distance between two positions in metres, on a plane that is exact enough within a town. */
export function distanceBetween(one: Geo, other: Geo): number {
  const middle = ((one.lat + other.lat) / 2) * (Math.PI / 180)
  const height = (one.lat - other.lat) * metresPerDegree
  const width = (one.lon - other.lon) * metresPerDegree * Math.cos(middle)
  return Math.hypot(height, width)
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
