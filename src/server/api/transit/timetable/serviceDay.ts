import { addDays, wallTime, zonedTime } from '../../../time/zonedTime'

const halfDayMs = 12 * 3_600_000

/**
 * The instant from which the times of a service day count: noon minus twelve hours. That is midnight, but an hour earlier or later on
 * the two days when the clocks change.
 */
export const startOfService = (day: string, timeZone: string): number =>
  zonedTime({ day, minute: 12 * 60 }, timeZone).getTime() - halfDayMs

/** The instant of a time of a service day. */
export const instantOf = (day: string, second: number, timeZone: string): Date =>
  new Date(startOfService(day, timeZone) + second * 1000)

/** A service day, and the seconds from its start to an instant; negative before it. */
export type ServiceDay = { day: string; since: number }

/**
 * The service days that may have a departure after an instant: those of the past whose rides still run, today, and the days ahead.
 * `lastSecond` is the latest time of the timetable.
 */
export function serviceDaysAt(at: Date, timeZone: string, lastSecond: number, ahead: number): ServiceDay[] {
  const today = wallTime(at, timeZone).day
  const before = Math.ceil(lastSecond / 86_400)
  return Array.from({ length: before + ahead + 1 }, (_, index) => addDays(today, index - before)).flatMap((day) => {
    const since = Math.floor((at.getTime() - startOfService(day, timeZone)) / 1000)
    return since <= lastSecond ? [{ day, since }] : []
  })
}

/** The wall-clock day and time (HH:MM) of an instant. */
export function clockOf(at: Date, timeZone: string): { day: string; time: string } {
  const { day, minute } = wallTime(at, timeZone)
  const two = (number: number) => String(number).padStart(2, '0')
  return { day, time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}` }
}
