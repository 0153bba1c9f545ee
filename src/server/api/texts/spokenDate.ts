import { wallTime } from '../../time/zonedTime'
import type { Scope } from '../scope/Scope'
import { filled, textsOf } from './textsOf'

type Speaking = Pick<Scope, 'locale' | 'timeZone'>

/** `samedi 22 novembre 2026` */
export const spokenDay = (instant: Date, { locale, timeZone }: Speaking): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone }).format(instant)

const spokenTime = (instant: Date, { locale, timeZone }: Speaking): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone, hourCycle: 'h23' }).format(instant)

/** `samedi 22 novembre 2026, de 19:30 à 21:30`; over several days, from the first to the last. */
export function spokenPeriod(start: Date, end: Date, scope: Speaking): string {
  const texts = textsOf(scope.locale)
  const [first, last] = [wallTime(start, scope.timeZone), wallTime(new Date(end.getTime() - 1), scope.timeZone)]
  // An evening that ends in the small hours is one day to everybody.
  const isOneDay = first.day === last.day || (last.minute < 6 * 60 && end.getTime() - start.getTime() < 86_400_000)
  if (!isOneDay) return filled(texts.period, { start: spokenDay(start, scope), end: spokenDay(end, scope) })
  const values = { date: spokenDay(start, scope), start: spokenTime(start, scope), end: spokenTime(end, scope) }
  return filled(texts.fromTo, values)
}
