/** Days are `YYYY-MM-DD`, months `YYYY-MM`; both sort as text. They have no time and so no time zone. */

/** Midnight UTC of a day, to be written in UTC. */
export const instantOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** Years with four digits are all there are: beyond them a day stays what it is. */
function write(instant: Date, otherwise: string): string {
  const day = Number.isNaN(instant.getTime()) ? '' : instant.toISOString().slice(0, 10)
  return /^\d{4}-/.test(day) ? day : otherwise
}

/** Whether there is such a day: not so for the 30th of February. */
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && write(instantOf(text), '') === text

export const monthOf = (day: string): string => day.slice(0, 7)

export function addDays(day: string, count: number): string {
  const instant = instantOf(day)
  instant.setUTCDate(instant.getUTCDate() + count)
  return write(instant, day)
}

/** The same day of another month, or that month's last. */
export function addMonths(day: string, count: number): string {
  const instant = instantOf(`${monthOf(day)}-01`)
  instant.setUTCMonth(instant.getUTCMonth() + count)
  const first = write(instant, `${monthOf(day)}-01`)
  if (monthOf(first) === monthOf(day)) return day
  const wanted = `${monthOf(first)}-${day.slice(8)}`
  return isDay(wanted) ? wanted : addDays(`${monthOf(first)}-01`, lengthOf(monthOf(first)) - 1)
}

/** Number of days of a month. */
export function lengthOf(month: string): number {
  const instant = instantOf(`${month}-01`)
  instant.setUTCMonth(instant.getUTCMonth() + 1, 0)
  return instant.getUTCDate()
}

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string): number => (instantOf(day).getUTCDay() + 6) % 7

/** The weeks of a month, Monday first; undefined where a day belongs to another month. */
export function weeksOf(month: string): (string | undefined)[][] {
  const before = weekdayOf(`${month}-01`)
  const length = lengthOf(month)
  const cell = (index: number) => {
    const day = index - before + 1
    return day < 1 || day > length ? undefined : `${month}-${String(day).padStart(2, '0')}`
  }
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => cell(week * 7 + weekday)),
  )
}
