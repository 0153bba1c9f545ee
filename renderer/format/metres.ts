import { formatNumber } from './formatNumber'

const inMetres: Intl.NumberFormatOptions = { style: 'unit', unit: 'meter' }
const inKilometres: Intl.NumberFormatOptions = {
  style: 'unit',
  unit: 'kilometer',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
}

/** A distance in metres: up to 999 in metres, then in km with one decimal, `1,0 km` in French. */
export function metres(distance: number, locale: string): string {
  const whole = Math.round(distance)
  return whole <= 999 ? formatNumber(whole, locale, inMetres) : formatNumber(distance / 1000, locale, inKilometres)
}
