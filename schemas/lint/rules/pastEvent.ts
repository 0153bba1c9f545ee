import { isObject, type Members, own } from '../../check/value'
import type { Teller } from '../Teller'
import { dayOf, isToCome, townClock } from '../TownClock'

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

/** An event on a card whose day is over. One that began today may still go on. */
export function pastEventOfCard(teller: Teller, data: Members): void {
  const { date, dataType } = data
  if (dataType !== 'event' || typeof date !== 'string' || isToCome(date, teller.context)) return
  const { today, began } = townClock(teller.context)
  // Days of two zones are never further apart than one: most dates need no reading.
  if (date.slice(0, 7) > today.slice(0, 7)) return
  const instant = Date.parse(date)
  if (!(instant < began)) return
  const message = `The event was on ${dayOf(instant, teller.context)}, and today is ${today}: leave out what is over.`
  teller.tell('past-event', ['date'], message, { received: date })
}

/** A calendar that opens on a day that is over, or whose days are all of months that are over. */
export function pastEventOfCalendar(teller: Teller, data: Members): void {
  const { context } = teller
  const selected = own(data, 'selectedDate')
  if (isDay(selected) && !isToCome(selected, context) && selected < townClock(context).today) {
    const { today } = townClock(context)
    const message = `The day that is chosen at first, ${selected}, is over; today is ${today}: choose one to come, or none.`
    teller.tell('past-event', ['selectedDate'], message, { received: selected })
  }
  const calendar = own(data, 'calendar')
  const dates = isObject(calendar) ? own(calendar, 'dates') : undefined
  const last = lastOf(dates)
  if (last && !isToCome(last, context) && last.slice(0, 7) < townClock(context).today.slice(0, 7)) {
    const { today } = townClock(context)
    const message = `The last day of the calendar, ${last}, is of a month that is over; today is ${today}: send the days of this month.`
    teller.tell('past-event', ['calendar', 'dates'], message, { received: last })
  }
}

/** Pickups that are all over: nothing of the calendar is drawn then. */
export function pastEventOfPickups(teller: Teller, data: Members): void {
  const pickups = own(data, 'pickups')
  const last = Array.isArray(pickups)
    ? lastOf(pickups.map((pickup: unknown) => (isObject(pickup) ? own(pickup, 'date') : undefined)))
    : undefined
  if (!last || isToCome(last, teller.context)) return
  const { today } = townClock(teller.context)
  if (last >= today) return
  const message = `The last pickup, on ${last}, is over, and today is ${today}: nothing is left to show. Send those to come.`
  teller.tell('past-event', ['pickups'], message, { received: last })
}

/** The last day of a list of nothing but days. */
function lastOf(dates: unknown): string | undefined {
  if (!Array.isArray(dates)) return undefined
  let last: string | undefined
  for (const date of dates) {
    if (!isDay(date)) return undefined
    if (last === undefined || date > last) last = date
  }
  return last
}
