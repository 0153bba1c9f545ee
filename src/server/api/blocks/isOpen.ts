import type { ScheduleEntry } from '../../../../schemas'
import { wallTime, weekday } from '../../time/zonedTime'

/** Whether a place is open: strictly between a start and an end of today's entries, or always. */
export function isOpen(schedule: readonly ScheduleEntry[], now: Date, timeZone: string): boolean {
  const { day, minute } = wallTime(now, timeZone)
  const today = schedule.filter((entry) => entry.day === weekday(day))
  return today.some(({ startTime, endTime, alwaysOpen }) => alwaysOpen || (startTime < minute && minute < endTime))
}
