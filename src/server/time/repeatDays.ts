import { addDays, weekday } from './zonedTime'

/** How often something takes place again: every week, or every month on the same weekday, such as the second Friday. */
export type Repeats = 'weekly' | 'monthly'

/** A day (YYYY-MM-DD) with its number: 1 for the first repetition, which is the second time. */
export type RepeatDay = { repetition: number; day: string }

/** Returns the days after `first` on which something takes place again, from `from` on and before `until`. */
export function repeatDays(
  repeats: Repeats,
  first: string,
  { from, until }: { from: string; until: string },
): RepeatDay[] {
  const days: RepeatDay[] = []
  for (let repetition = 1; ; repetition++) {
    const day = repeatDay(repeats, first, repetition)
    if (day >= until) return days
    if (day >= from) days.push({ repetition, day })
  }
}

/** Returns the day of one repetition. */
export const repeatDay = (repeats: Repeats, first: string, repetition: number): string =>
  repeats === 'weekly' ? addDays(first, 7 * repetition) : sameWeekdayOfMonth(first, repetition)

/** Returns the second Friday of a later month for a second Friday; the last one of the month for a fifth. */
function sameWeekdayOfMonth(first: string, months: number): string {
  const month = addMonths(`${first.slice(0, 8)}01`, months)
  const daysToWeekday = (weekday(first) - weekday(month) + 7) % 7
  const week = Math.floor((Number(first.slice(8)) - 1) / 7)
  const day = addDays(month, daysToWeekday + 7 * week)
  return day.slice(0, 7) === month.slice(0, 7) ? day : addDays(day, -7)
}

/** Adds months to a day. Days that the month does not have count into the next. */
export function addMonths(day: string, months: number): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10)
}
