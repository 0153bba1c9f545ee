import { formatNumber } from './formatNumber'

/** Each unit is a thousand times the one before. */
const sizeUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'].map(
  (unit): Intl.NumberFormatOptions => ({ style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }),
)

/** Formats a size in bytes in the largest fitting unit, such as `248,3 ko` in French. */
export function formatFileSize(bytes: number, locale: string): string {
  const steps = bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3)
  const step = Math.min(steps, sizeUnits.length - 1)
  return formatNumber(bytes / 1000 ** step, locale, sizeUnits[step])
}

const inMetres: Intl.NumberFormatOptions = { style: 'unit', unit: 'meter' }
const inKilometres: Intl.NumberFormatOptions = {
  style: 'unit',
  unit: 'kilometer',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
}

/** Formats a distance in metres: up to 999 in metres, then in km with one decimal, such as `1,0 km` in French. */
export function formatDistance(metres: number, locale: string): string {
  const whole = Math.round(metres)
  return whole <= 999 ? formatNumber(whole, locale, inMetres) : formatNumber(metres / 1000, locale, inKilometres)
}
