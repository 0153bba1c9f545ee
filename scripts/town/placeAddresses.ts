import type { Place, Street } from '../../schemas'
import { lengthOf, nearestOnLine, type Point, pointAlong } from './geometry'
import type { Projection } from './Projection'
import type { Road } from './TownPlan'

/** Distance from the middle of a street to the middle of its houses, in metres. */
const setback = 11

/** Places streets, and records with an address, on the map. */
export class AddressPlacer {
  readonly #roads: readonly Road[]
  readonly #projection: Projection

  constructor(roads: readonly Road[], projection: Projection) {
    this.#roads = roads
    this.#projection = projection
  }

  #degrees(point: Point): { lat: number; lon: number } {
    const [lon, lat] = this.#projection.toDegrees(point)
    return { lat, lon }
  }

  /** Finds the nearest road with the street's name. Throws when there is none. */
  roadOf(street: Pick<Street, 'name' | 'lat' | 'lon'>): Road {
    const point = this.#projection.toMetres(street)
    const away = (road: Road) => nearestOnLine(point, road.line).distance
    const [nearest] = this.#roads.filter(({ name }) => name === street.name).sort((a, b) => away(a) - away(b))
    if (!nearest) throw new Error(`The map has no "${street.name}".`)
    return nearest
  }

  /** Moves a street to the middle of its road. */
  placeStreet(street: Street): Street {
    const { line } = this.roadOf(street)
    return { ...street, ...this.#degrees(pointAlong(line, lengthOf(line) / 2).point) }
  }

  /** Returns the position of a house: odd numbers on the left of a street, even numbers on the right. */
  #house(street: Street, number: number): Point {
    const { line } = this.roadOf(street)
    const share = Math.min(1, Math.max(0, number / Math.max(street.last, number, 1)))
    const { point, direction } = pointAlong(line, lengthOf(line) * (0.04 + 0.92 * share))
    const side = number % 2 === 1 ? setback : -setback
    return [point[0] - direction[1] * side, point[1] + direction[0] * side]
  }

  /** Moves a place to the house of its address. A place in an unknown street keeps its position. */
  place(place: Place, streets: readonly Street[]): Place {
    const { street: name, streetNumber, zip, locality } = place.address
    const plain = (text = '') => text.replaceAll("'", '’')
    const named = streets.filter((street) => street.name === plain(name))
    const street = named.find((each) => each.locality === locality || each.zip === zip) ?? named[0]
    const number = Number.parseInt(streetNumber ?? '', 10)
    if (!street || Number.isNaN(number)) return place
    return { ...place, ...this.#degrees(this.#house(street, number)) }
  }
}
