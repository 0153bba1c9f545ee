import { formatNumber } from './formatNumber'

/** From one to the next a thousand times as much. */
const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'].map(
  (unit): Intl.NumberFormatOptions => ({ style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }),
)

/** A size in bytes in the unit that suits it, `248,3 ko` in French. */
export function fileSize(bytes: number, locale: string): string {
  const steps = bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3)
  const step = Math.min(steps, units.length - 1)
  return formatNumber(bytes / 1000 ** step, locale, units[step])
}
