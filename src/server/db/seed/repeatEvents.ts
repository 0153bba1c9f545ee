import type { Portal, TownEvent } from '../../../../schemas'
import { addDays, daysBetween, weekday } from '../../time/zonedTime'

/**
 * Returns the events of a town with those that repeat generated ahead, for the months that the portal's
 * `reccurentEventsGenerateMonths` names from `today` (YYYY-MM-DD) on. The second time of `repair-cafe` is
 * `repair-cafe-2`. Reviews stay with the first.
 */
export function repeatEvents({ configs }: Portal, events: readonly TownEvent[], today: string): TownEvent[] {
  const months = Number(configs?.reccurentEventsGenerateMonths ?? 0) || 0
  const end = addMonths(today, months)
  return events.flatMap((event) => {
    const { reviews: _, ...repeated } = event
    const first = addDays(today, event.startsInDays)
    const later = event.repeats ? daysUntil(end, first, followers[event.repeats]) : []
    return [
      event,
      ...later.map((day, index) => ({
        ...repeated,
        uid: `${event.uid}-${index + 2}`,
        startsInDays: daysBetween(today, day),
      })),
    ]
  })
}

/** Returns the day of a repetition, which is 1 for the one after the first day. */
type Follower = (first: string, repetition: number) => string

const followers: { readonly [Each in NonNullable<TownEvent['repeats']>]: Follower } = {
  weekly: (first, repetition) => addDays(first, 7 * repetition),
  monthly: sameWeekdayOfMonth,
}

function daysUntil(end: string, first: string, dayOf: Follower): string[] {
  const days: string[] = []
  for (let day = dayOf(first, 1); day < end; day = dayOf(first, days.length + 1)) days.push(day)
  return days
}

/** Returns the second Friday of a later month for a second Friday; the last one of the month for a fifth. */
function sameWeekdayOfMonth(first: string, months: number): string {
  const month = addMonths(`${first.slice(0, 8)}01`, months)
  const daysToWeekday = (weekday(first) - weekday(month) + 7) % 7
  const week = Math.floor((Number(first.slice(8)) - 1) / 7)
  const day = addDays(month, daysToWeekday + 7 * week)
  return day.slice(0, 7) === month.slice(0, 7) ? day : addDays(day, -7)
}

/** Adds months to a day. Days that the month does not have count into the next. */
function addMonths(day: string, months: number): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10)
}
