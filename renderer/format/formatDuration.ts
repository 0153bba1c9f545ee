import { formatNumber } from './formatNumber'

const inHours: Intl.NumberFormatOptions = { style: 'unit', unit: 'hour', unitDisplay: 'short' }
const inMinutes: Intl.NumberFormatOptions = { style: 'unit', unit: 'minute', unitDisplay: 'short' }

/**
 * Formats a duration in minutes: up to 59 in minutes, then in hours and minutes with the short units of the language, such as
 * `1 Std. 5 Min.` in German. French writes `1h05`.
 */
export function formatDuration(minutes: number, locale: string): string {
  const whole = Math.round(minutes)
  if (whole <= 59) return formatNumber(whole, locale, inMinutes)
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  if (locale.startsWith('fr')) return `${hours}h${String(rest).padStart(2, '0')}`
  const parts = [formatNumber(hours, locale, inHours), ...(rest > 0 ? [formatNumber(rest, locale, inMinutes)] : [])]
  return parts.join('\u00a0')
}
