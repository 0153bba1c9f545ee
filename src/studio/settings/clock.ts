import { isTownTime, type TownTime, toTownTime } from './townTime'

/** The clock of each example: a moment at which it has something to show. */
export const exampleClock = 'example'

/** Whether a text of an address sets a clock: `example`, or a wall-clock time in the town, `YYYY-MM-DDTHH:mm`. */
export const isClock = (text: string): boolean => text === exampleClock || isTownTime(text)

/** The next Sunday at 22:00, when shops and offices are closed; today's until then. */
export function nextSundayNight(now: Date): TownTime {
  const today = toTownTime(now)
  const day = new Date(`${today.slice(0, 10)}T00:00Z`)
  const isOver = day.getUTCDay() === 0 && today.slice(11) >= '22:00'
  day.setUTCDate(day.getUTCDate() + (isOver ? 7 : (7 - day.getUTCDay()) % 7))
  return `${day.toISOString().slice(0, 10)}T22:00`
}

/** The next 25 December at noon; today's until the day ends. */
export function nextChristmas(now: Date): TownTime {
  const today = toTownTime(now)
  const year = Number(today.slice(0, 4)) + (today.slice(5, 10) > '12-25' ? 1 : 0)
  return `${year}-12-25T12:00`
}
