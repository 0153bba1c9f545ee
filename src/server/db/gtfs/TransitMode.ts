export type TransitMode = 'bus' | 'train'

/**
 * The kind of a route by its GTFS type: trains are `train`, everything else that drives in the streets of a town, such as a tram, is
 * `bus`. Extended types (100 to 199 are railways) count too.
 */
export function modeOf(routeType: number): TransitMode {
  return routeType === 2 || (routeType >= 100 && routeType < 200) ? 'train' : 'bus'
}
