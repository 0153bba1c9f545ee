import { isObject, type Members, own } from '../../check/value'
import type { LintContext, RuleContext } from '../RuleContext'
import { dayOf, isToCome, townClock } from '../TownClock'

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

/** An event on a card whose day is over. One that began today may still go on. */
export function pastEventOfCard(teller: RuleContext, data: Members): void {
  const { date, dataType } = data
  if (dataType !== 'event' || typeof date !== 'string' || isToCome(date, teller.context)) return
  const { today, began } = townClock(teller.context)
  // Days of two zones are never further apart than one: most dates need no reading.
  if (date.slice(0, 7) > today.slice(0, 7)) return
  const instant = Date.parse(date)
  if (!(instant < began)) return
  const message = `The event was on ${dayOf(instant, teller.context)}, and today is ${today}: leave out what is over.`
  teller.report('past-event', ['date'], message, { received: date })
}

/** A calendar that opens on a day that is over, or whose days are all of months that are over. */
export function pastEventOfCalendar(teller: RuleContext, data: Members): void {
  const { context } = teller
  const selected = own(data, 'selectedDate')
  if (isDay(selected) && !isToCome(selected, context) && selected < townClock(context).today) {
    const { today } = townClock(context)
    const message = `The day that is chosen at first, ${selected}, is over; today is ${today}: choose one to come, or none.`
    teller.report('past-event', ['selectedDate'], message, { received: selected })
  }
  const calendar = own(data, 'calendar')
  const dates = isObject(calendar) ? own(calendar, 'dates') : undefined
  const last = lastOf(dates, (date) => date, context, 'month')
  if (last) {
    const { today } = townClock(context)
    const message = `The last day of the calendar, ${last}, is of a month that is over; today is ${today}: send the days of this month.`
    teller.report('past-event', ['calendar', 'dates'], message, { received: last })
  }
}

/** Pickups that are all over: nothing of the calendar is drawn then. */
export function pastEventOfPickups(teller: RuleContext, data: Members): void {
  const { context } = teller
  const last = lastOf(own(data, 'pickups'), (pickup) => (isObject(pickup) ? pickup.date : undefined), context, 'day')
  if (!last) return
  const { today } = townClock(context)
  const message = `The last pickup, on ${last}, is over, and today is ${today}: nothing is left to show. Send those to come.`
  teller.report('past-event', ['pickups'], message, { received: last })
}

/** The last day of a list whose days, or their months, are all over; undefined when one is not, or is no day. */
function lastOf(
  list: unknown,
  read: (item: unknown) => unknown,
  context: LintContext,
  over: 'day' | 'month',
): string | undefined {
  if (!Array.isArray(list)) return undefined
  let last: string | undefined
  for (const item of list) {
    const date = read(item)
    if (!isDay(date) || isToCome(date, context)) return undefined
    const { today } = townClock(context)
    if (date >= (over === 'day' ? today : `${today.slice(0, 7)}-01`)) return undefined
    if (last === undefined || date > last) last = date
  }
  return last
}
