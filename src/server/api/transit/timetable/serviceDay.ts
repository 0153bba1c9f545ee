import { wallTime, zonedTime } from '../../../time/zonedTime'

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

/** The wall-clock day and time (HH:MM) of an instant. */
export function clockOf(at: Date, timeZone: string): { day: string; time: string } {
  const { day, minute } = wallTime(at, timeZone)
  const two = (number: number) => String(number).padStart(2, '0')
  return { day, time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}` }
}
