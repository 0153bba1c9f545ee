import { remember } from './remember'

type Options = Intl.DateTimeFormatOptions

/** Said in place of a date that is none. */
const notADate = 'Erreur de format de date'

const formats = remember((options: Options, locale, timeZone) => {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone })
})

const day: Options = { day: 'numeric', month: 'long', year: 'numeric' }
const time: Options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
const weekdays = { long: { weekday: 'long' }, short: { weekday: 'short' } } satisfies Record<string, Options>

/**
 * An instant, as a Date or RFC 3339 text, the way the locale writes it in the given time zone. `options` is a
 * constant: formats are kept for each.
 */
export function formatDate(instant: string | Date, locale: string, timeZone: string, options = day): string {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? notADate : formats(options, locale, timeZone).format(date)
}

/** A time of day in minutes since midnight, `17:00`; 1440 is midnight again. */
export const formatTime = (minutes: number, locale: string): string =>
  formats(time, locale, 'UTC').format(minutes * 60_000)

/** Name of a weekday, 0 Sunday to 6 Saturday. */
export const formatWeekday = (day: number, locale: string, width: keyof typeof weekdays = 'long'): string =>
  // The first of January 2023 was a Sunday.
  formats(weekdays[width], locale, 'UTC').format(Date.UTC(2023, 0, 1 + day))
