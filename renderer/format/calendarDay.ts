import { isCalendarDay as isDay } from '../../schemas/inputs/dateValue'

export { isDay }

/** Calendar days are strings `YYYY-MM-DD` and months `YYYY-MM`. They have no time zone and sort as strings. */

/** Midnight UTC of a day; format it in UTC. */
export const instantOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** Formats an instant as a day; returns `fallback` for invalid instants and years of more than four digits. */
function formatDay(instant: Date, fallback: string): string {
  const day = Number.isNaN(instant.getTime()) ? '' : instant.toISOString().slice(0, 10)
  return /^\d{4}-/.test(day) ? day : fallback
}

export const monthOf = (day: string): string => day.slice(0, 7)

export function addDays(day: string, count: number): string {
  const instant = instantOf(day)
  instant.setUTCDate(instant.getUTCDate() + count)
  return formatDay(instant, day)
}

/** The same day `count` months later, or the last day of a shorter month. */
export function addMonths(day: string, count: number): string {
  const instant = instantOf(`${monthOf(day)}-01`)
  instant.setUTCMonth(instant.getUTCMonth() + count)
  const first = formatDay(instant, `${monthOf(day)}-01`)
  if (monthOf(first) === monthOf(day)) return day
  const wanted = `${monthOf(first)}-${day.slice(8)}`
  return isDay(wanted) ? wanted : addDays(`${monthOf(first)}-01`, daysInMonth(monthOf(first)) - 1)
}

/** Number of days of a month. */
export function daysInMonth(month: string): number {
  const instant = instantOf(`${month}-01`)
  instant.setUTCMonth(instant.getUTCMonth() + 1, 0)
  return instant.getUTCDate()
}

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string): number => (instantOf(day).getUTCDay() + 6) % 7

/** The weeks of a month, Monday first; days of other months are undefined. */
export function weeksOf(month: string): (string | undefined)[][] {
  const before = weekdayOf(`${month}-01`)
  const length = daysInMonth(month)
  const cell = (index: number) => {
    const day = index - before + 1
    return day < 1 || day > length ? undefined : `${month}-${String(day).padStart(2, '0')}`
  }
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => cell(week * 7 + weekday)),
  )
}
