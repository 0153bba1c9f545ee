import type { Geo } from '../../schemas/engine'
import type { GeoBounds } from './MapContent'

/** Whether a place is within some bounds, their edges included. */
export const isInside = ({ lon, lat }: Geo, [west, south, east, north]: GeoBounds): boolean =>
  lon >= west && lon <= east && lat >= south && lat <= north
