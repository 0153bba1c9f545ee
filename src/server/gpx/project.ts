import { earthRadius } from '../../../schemas/tracks/positions'

type Place = { readonly lat: number; readonly lon: number }

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Projects a position to a plane in metres, which is accurate near `origin`. */
export function project({ lat, lon }: Place, origin: Place): { x: number; y: number } {
  return {
    x: radians(lon - origin.lon) * Math.cos(radians(origin.lat)) * earthRadius,
    y: radians(lat - origin.lat) * earthRadius,
  }
}
