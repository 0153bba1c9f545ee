/** A day of the calendar, `2027-03-14`, and a month, `2027-03`: both compare as texts. */
const dayLength = 86_400_000

const parts = (options: { timeZone: string }) =>
  new Intl.DateTimeFormat('en-CA', { ...options, year: 'numeric', month: '2-digit', day: '2-digit' })

let clock = parts({ timeZone: 'UTC' })

/** The day it is somewhere, by the IANA name of its time zone. */
export function dayAt(now: Date, timeZone: string): string {
  if (clock.resolvedOptions().timeZone !== timeZone) clock = parts({ timeZone })
  const read = new Map(clock.formatToParts(now).map(({ type, value }) => [type, value]))
  return `${read.get('year')}-${read.get('month')}-${read.get('day')}`
}

const write = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Midnight UTC of a day, to be formatted in UTC. */
export const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** Whether there is such a day: `2027-02-31` is none. */
export const isDay = (day: string): boolean => {
  const time = dateOf(day).getTime()
  return !Number.isNaN(time) && write(time) === day
}

export const addDays = (day: string, count: number): string => write(dateOf(day).getTime() + count * dayLength)

export const monthOf = (day: string): string => day.slice(0, 7)

export function addMonths(month: string, count: number): string {
  const date = dateOf(`${month}-01`)
  date.setUTCMonth(date.getUTCMonth() + count)
  return monthOf(date.toISOString())
}

/** The weeks of a month from Monday to Sunday; what belongs to another month is undefined. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`
  const before = (dateOf(first).getUTCDay() + 6) % 7
  const weeks = []
  for (let monday = -before; monday === -before || monthOf(addDays(first, monday)) === month; monday += 7) {
    weeks.push(
      [0, 1, 2, 3, 4, 5, 6].map((offset) => {
        const day = addDays(first, monday + offset)
        return monthOf(day) === month ? day : undefined
      }),
    )
  }
  return weeks
}
