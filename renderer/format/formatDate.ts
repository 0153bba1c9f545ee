import { memoizeFormat } from './memoizeFormat'

type Options = Intl.DateTimeFormatOptions

/** Said in place of a date that is none. */
const invalidDate = 'Erreur de format de date'

const formats = memoizeFormat((options: Options, locale, timeZone) => {
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
  return Number.isNaN(date.getTime()) ? invalidDate : formats(options, locale, timeZone).format(date)
}

/** A time of day in minutes since midnight, `17:00`; 1440 is midnight again. */
export const formatTime = (minutes: number, locale: string): string =>
  formats(time, locale, 'UTC').format(minutes * 60_000)

/** Name of a weekday, 0 Sunday to 6 Saturday. */
export const formatWeekday = (day: number, locale: string, width: keyof typeof weekdays = 'long'): string =>
  // The first of January 2023 was a Sunday.
  formats(weekdays[width], locale, 'UTC').format(Date.UTC(2023, 0, 1 + day))

const numericDay: Intl.DateTimeFormatOptions = { year: 'numeric', month: '2-digit', day: '2-digit' }

/** The day of the calendar, YYYY-MM-DD, that an instant belongs to in a time zone. */
export function toCalendarDay(instant: Date, timeZone: string): string {
  const parts = formats(numericDay, 'en-US', timeZone).formatToParts(instant)
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return `${read('year').padStart(4, '0')}-${read('month')}-${read('day')}`
}
