import type { Geo } from '../../../../../schemas/engine'

/**
 * Decimal degrees with five digits, about a metre. The decimal sign is a point in every language, as emergency
 * services expect.
 */
export const decimalDegrees = (degrees: number): string => degrees.toFixed(5)

/**
 * Degrees and minutes with three digits, about two metres, such as `50° 38.526′`, without the letter of the
 * direction.
 */
export function degreesAndMinutes(degrees: number): string {
  const thousandths = Math.round(Math.abs(degrees) * 60_000)
  const minutes = ((thousandths % 60_000) / 1000).toFixed(3).padStart(6, '0')
  return `${Math.floor(thousandths / 60_000)}° ${minutes}′`
}

/** The hemispheres of a place. */
export const hemispheresOf = ({ lat, lon }: Geo) => ({
  vertical: lat >= 0 ? ('north' as const) : ('south' as const),
  horizontal: lon >= 0 ? ('east' as const) : ('west' as const),
})
