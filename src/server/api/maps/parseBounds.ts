import { ApiFailure } from '../../http/ApiFailure'

/** A box on the map, in degrees. */
export type Bounds = { west: number; south: number; east: number; north: number }

/** Parses `west,south,east,north`. Throws a 400 for a box outside the world, across the date line, or with swapped sides. */
export function parseBounds(text: string): Bounds {
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = text.split(',').map(Number)
  const isInWorld = Math.abs(west) <= 180 && Math.abs(east) <= 180 && Math.abs(south) <= 90 && Math.abs(north) <= 90
  if (isInWorld && west < east && south < north) return { west, south, east, north }
  const message =
    'The box must be "west,south,east,north" with west < east and south < north, within ±180 and ±90 degrees.'
  throw new ApiFailure(400, 'invalid-request', message)
}
