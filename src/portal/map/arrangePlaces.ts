import { distanceBetween, type Geo, type MapPlace } from '../../../schemas/engine'
import { meetsNeeds, type Needs } from '../session/needs'

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
