import { isObject, type Members, own } from '../../check/value'
import { isSurelyFuture, localDate, readLocalToday } from '../LocalToday'
import type { LintContext, RuleContext } from '../RuleContext'

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

/** Reports a card with an event of a past day. An event that began today may still go on. */
export function pastEventOfCard(linter: RuleContext, data: Members): void {
  const { date, dataType } = data
  if (dataType !== 'event' || typeof date !== 'string' || isSurelyFuture(date, linter.context)) return
  const { today, startMs } = readLocalToday(linter.context)
  // Two time zones are never more than a day apart, so a later month needs no parsing.
  if (date.slice(0, 7) > today.slice(0, 7)) return
  const instant = Date.parse(date)
  if (!(instant < startMs)) return
  const message = `The event was on ${localDate(instant, linter.context)}, and today is ${today}: leave out past events.`
  linter.report('past-event', ['date'], message, { received: date })
}

/** Reports a calendar that opens on a past day, or whose days are all in past months. */
export function pastEventOfCalendar(linter: RuleContext, data: Members): void {
  const { context } = linter
  const selected = own(data, 'selectedDate')
  if (isDay(selected) && !isSurelyFuture(selected, context) && selected < readLocalToday(context).today) {
    const { today } = readLocalToday(context)
    const message = `The selected day, ${selected}, is past; today is ${today}: select a day to come, or none.`
    linter.report('past-event', ['selectedDate'], message, { received: selected })
  }
  const calendar = own(data, 'calendar')
  const dates = isObject(calendar) ? own(calendar, 'dates') : undefined
  const last = lastOf(dates, (date) => date, context, 'month')
  if (last) {
    const { today } = readLocalToday(context)
    const message = `The last day of the calendar, ${last}, is in a past month; today is ${today}: send the days of this month.`
    linter.report('past-event', ['calendar', 'dates'], message, { received: last })
  }
}

/** Reports a waste calendar whose pickups are all past: it renders nothing. */
export function pastEventOfPickups(linter: RuleContext, data: Members): void {
  const { context } = linter
  const last = lastOf(own(data, 'pickups'), (pickup) => (isObject(pickup) ? pickup.date : undefined), context, 'day')
  if (!last) return
  const { today } = readLocalToday(context)
  const message = `The last pickup, on ${last}, is past; today is ${today}: the calendar shows nothing. Send the pickups to come.`
  linter.report('past-event', ['pickups'], message, { received: last })
}

/** The last day of a list when all its days, or their months, are past; undefined when one is not, or is not a day. */
function lastOf(
  list: unknown,
  read: (item: unknown) => unknown,
  context: LintContext,
  unit: 'day' | 'month',
): string | undefined {
  if (!Array.isArray(list)) return undefined
  let last: string | undefined
  for (const item of list) {
    const date = read(item)
    if (!isDay(date) || isSurelyFuture(date, context)) return undefined
    const { today } = readLocalToday(context)
    if (date >= (unit === 'day' ? today : `${today.slice(0, 7)}-01`)) return undefined
    if (last === undefined || date > last) last = date
  }
  return last
}
