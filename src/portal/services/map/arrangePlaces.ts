import { distanceBetween, type Geo, type MapPlace } from '../../../../schemas/engine'
import { meetsNeeds, type Needs } from '../../session/needs'

/**
 * Filters places by the visitor's needs and sorts them: places that meet all needs come before those with limits, and
 * the nearest to `origin` come first. Without `origin`, each group keeps its order.
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
