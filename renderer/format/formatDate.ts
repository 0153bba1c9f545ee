import { dateFormat, type Locale } from '../../schemas/engine'
import { memoizeFormat } from './memoizeFormat'

type Options = Intl.DateTimeFormatOptions

/** Shown in place of an invalid date, by language. */
const invalidDate: { readonly [L in Locale]: string } & Readonly<Record<string, string>> = {
  fr: 'Erreur de format de date',
  de: 'Ungültiges Datum',
  en: 'Invalid date',
  nl: 'Ongeldige datum',
}

const formats = memoizeFormat((options: Options, locale = '', timeZone) => dateFormat(locale, { ...options, timeZone }))

const day: Options = { day: 'numeric', month: 'long', year: 'numeric' }
const time: Options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
const weekdays = { long: { weekday: 'long' }, short: { weekday: 'short' } } satisfies Record<string, Options>

/**
 * Formats an instant, a Date or an RFC 3339 string, in a locale and a time zone. `options` must be a constant, as formats
 * are cached by its identity.
 */
export function formatDate(instant: string | Date, locale: string, timeZone: string, options = day): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return invalidDate[locale] ?? invalidDate.fr
  return formats(options, locale, timeZone).format(date)
}

/** Formats minutes since midnight as a time of day, such as `17:00`; 1440 is midnight again. */
export const formatTime = (minutes: number, locale: string): string =>
  formats(time, locale, 'UTC').format(minutes * 60_000)

/** Name of a weekday, 0 Sunday to 6 Saturday. */
export const formatWeekday = (day: number, locale: string, width: keyof typeof weekdays = 'long'): string =>
  // 1 January 2023 was a Sunday.
  formats(weekdays[width], locale, 'UTC').format(Date.UTC(2023, 0, 1 + day))

const numericDay: Intl.DateTimeFormatOptions = { year: 'numeric', month: '2-digit', day: '2-digit' }

/** The calendar day (`YYYY-MM-DD`) of an instant in a time zone. */
export function toCalendarDay(instant: Date, timeZone: string): string {
  const parts = formats(numericDay, 'en-US', timeZone).formatToParts(instant)
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return `${read('year').padStart(4, '0')}-${read('month')}-${read('day')}`
}
