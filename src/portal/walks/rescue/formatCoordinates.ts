import type { Geo } from '../../../../schemas/engine'

/** Decimal degrees with five digits, about a metre, and a point in every language: emergency services read it so. */
export const decimalDegrees = (degrees: number): string => degrees.toFixed(5)

/** Degrees and minutes with three digits, about two metres, such as `50° 38.526′`. The letter of the direction is not part of it. */
export function degreesAndMinutes(degrees: number): string {
  const thousandths = Math.round(Math.abs(degrees) * 60_000)
  const minutes = ((thousandths % 60_000) / 1000).toFixed(3).padStart(6, '0')
  return `${Math.floor(thousandths / 60_000)}° ${minutes}′`
}

/** The sides of the earth that a place is on. */
export const sidesOf = ({ lat, lon }: Geo) => ({
  vertical: lat >= 0 ? ('north' as const) : ('south' as const),
  horizontal: lon >= 0 ? ('east' as const) : ('west' as const),
})
