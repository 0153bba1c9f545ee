import { dateFormat } from '../../../../schemas/engine'
import { wallTime } from '../../time/zonedTime'
import type { Scope } from '../call/Scope'
import { textsOf } from './textsOf'

type DateScope = Pick<Scope, 'locale' | 'timeZone'>

/** Formats as `samedi 22 novembre 2026`. */
export const formatDay = (instant: Date, { locale, timeZone }: DateScope): string =>
  dateFormat(locale, { dateStyle: 'full', timeZone }).format(instant)

/** Formats as `22 novembre 2026`. */
export const formatDate = (instant: Date, { locale, timeZone }: DateScope): string =>
  dateFormat(locale, { dateStyle: 'long', timeZone }).format(instant)

/** Formats as `sam. 22 nov.`. */
export const formatShortDay = (instant: Date, { locale, timeZone }: DateScope): string =>
  dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone }).format(instant)

/** Formats as `sam. 22 nov., 19:30`. */
export const formatMoment = (instant: Date, { locale, timeZone }: DateScope): string =>
  dateFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(instant)

/** Formats as `19:30`. */
export const formatTime = (instant: Date, { locale, timeZone }: DateScope): string =>
  dateFormat(locale, { timeStyle: 'short', timeZone, hourCycle: 'h23' }).format(instant)

/** Formats as `samedi 22 novembre 2026, de 19:30 à 21:30`; for several days, as the first and last day without times. */
export function formatPeriod(start: Date, end: Date, scope: DateScope): string {
  const texts = textsOf(scope.locale)
  const first = wallTime(start, scope.timeZone)
  const last = wallTime(new Date(end.getTime() - 1), scope.timeZone)
  // An event that ends before 6:00 on the next day counts as one day.
  const isOneDay = first.day === last.day || (last.minute < 6 * 60 && end.getTime() - start.getTime() < 86_400_000)
  if (!isOneDay) return texts('period', { start: formatDay(start, scope), end: formatDay(end, scope) })
  const values = { date: formatDay(start, scope), start: formatTime(start, scope), end: formatTime(end, scope) }
  return texts('fromTo', values)
}
