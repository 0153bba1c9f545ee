import type { Locale } from '../../../../schemas'

/** Formats as `4,2 km`. */
export const formatKilometres = (kilometres: number, locale: Locale): string =>
  `${new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(kilometres)}\u00a0km`

/** Formats metres as `40 m`, from 100 m on rounded to tens (`480 m`), and from 1000 m on in km (`1,2 km`). */
export function formatMetres(metres: number, locale: Locale): string {
  const whole = metres < 100 ? Math.round(metres) : Math.round(metres / 10) * 10
  return whole < 1000 ? `${whole}\u00a0m` : formatKilometres(metres / 1000, locale)
}
