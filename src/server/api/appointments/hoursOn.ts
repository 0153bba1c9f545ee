import type { AppointmentOffice, OfficeException, OfficeHours } from '../../../../schemas'
import { addDays, weekday } from '../../time/zonedTime'

/** Returns the hours of an office on a day (YYYY-MM-DD), in order. Empty when it is closed. */
export function hoursOn({ schedule, exceptions = [] }: AppointmentOffice, day: string): OfficeHours[] {
  const exception = exceptions.findLast((each) => covers(each, day))
  const hours = exception
    ? (exception.hours ?? [])
    : schedule.filter((entry) => entry.day === weekday(day)).map(toHours)
  return hours.toSorted((one, other) => one.startTime - other.startTime)
}

const wholeDay: OfficeHours = { startTime: 0, endTime: 1440 }

/** 0 to 0 means the whole day, as in the schedule of a place. */
const toHours = ({ startTime, endTime, alwaysOpen }: AppointmentOffice['schedule'][number]): OfficeHours =>
  alwaysOpen || (startTime === 0 && endTime === 0) ? wholeDay : { startTime, endTime }

function covers({ day: first, until = first }: OfficeException, day: string): boolean {
  const year = day.slice(0, 4)
  const [from, to] = [dayIn(first, year), dayIn(until, year)]
  // Days of each year may span the new year: 12-24 to 01-02.
  return from <= to ? from <= day && day <= to : day >= from || day <= to
}

/** Returns the day of a year that an exception names. */
function dayIn(text: string, year: string): string {
  if (text.startsWith('easter')) return addDays(easterOf(Number(year)), Number(text.slice('easter'.length) || 0))
  return text.length === '12-25'.length ? `${year}-${text}` : text
}

/** Returns Easter Sunday of a year (YYYY-MM-DD), by the anonymous Gregorian algorithm (Nature, 1876). */
function easterOf(year: number): string {
  const century = Math.floor(year / 100)
  const leaps = Math.floor(century / 4)
  const moon =
    (19 * (year % 19) + century - leaps - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30
  const week = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7
  const correction = Math.floor(((year % 19) + 11 * moon + 22 * week) / 451)
  const days = moon + week - 7 * correction + 114
  return `${year}-${two(Math.floor(days / 31))}-${two((days % 31) + 1)}`
}

const two = (count: number): string => String(count).padStart(2, '0')
