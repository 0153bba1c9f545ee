import type { Geo } from '../../../../schemas'

/** Radius of the earth in km. */
const earth = 6371

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Kilometres between two positions along a great circle. */
export function kilometresBetween(one: Geo, other: Geo): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord =
    half(one.lat, other.lat) + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(one.lon, other.lon)
  return 2 * earth * Math.asin(Math.min(1, Math.sqrt(chord)))
}
