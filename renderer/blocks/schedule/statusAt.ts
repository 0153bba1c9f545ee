import type { ScheduleEntry } from '../../../schemas/engine'

/** Minutes in a day. */
const midnight = 1440

export type OpeningStatus =
  /** `until` in minutes since midnight; undefined when it does not close that day or the next. */
  | { open: true; appointment: boolean; until: number | undefined }
  /** `appointment`: no opening follows, but the place receives by appointment. */
  | { open: false; appointment: boolean; next: Opening | undefined }

/** The next opening, in `days` days from today; `at` is undefined when that day has no closing hours. */
type Opening = { days: number; day: number; at: number | undefined }

const onDay = (entries: readonly ScheduleEntry[], day: number) => entries.filter((entry) => entry.day === day % 7)

/** Whether an entry opens the place. A range from 0 to 0 is displayed as 24 hours, but does not open by itself. */
const hasHours = (entry: ScheduleEntry) => entry.alwaysOpen || entry.startTime < entry.endTime

/** The status at a moment: open strictly between the start and the end of an entry, or all day. */
export function statusAt(entries: readonly ScheduleEntry[], { day, minute }: WeekClock): OpeningStatus {
  const today = onDay(entries, day)
  const alwaysOpen = today.filter((entry) => entry.alwaysOpen)
  if (alwaysOpen.length > 0) return { open: true, appointment: areByAppointment(alwaysOpen), until: undefined }
  const current = today.filter((entry) => entry.startTime < minute && minute < entry.endTime)
  if (current.length === 0) {
    const next = nextOpening(entries, day, minute)
    return { open: false, appointment: !next && entries.some((entry) => entry.appointment), next }
  }
  return { open: true, appointment: areByAppointment(current), until: closingTime(entries, day, minute) }
}

/** Whether all entries require an appointment. */
const areByAppointment = (entries: readonly ScheduleEntry[]) => entries.every((entry) => entry.appointment)

/**
 * When the current opening ends; on the next day if it continues there without a pause. Undefined when it does not
 * end that soon.
 */
function closingTime(entries: readonly ScheduleEntry[], day: number, minute: number): number | undefined {
  const end = endWithoutPause(onDay(entries, day), minute)
  if (end < midnight) return end
  const tomorrow = onDay(entries, day + 1)
  if (tomorrow.some((entry) => entry.alwaysOpen)) return undefined
  const endTomorrow = endWithoutPause(tomorrow, 0)
  if (endTomorrow === 0) return end
  return endTomorrow < midnight ? endTomorrow : undefined
}

/** End of the entries that follow a minute without a pause; the minute itself when no entry covers it. */
function endWithoutPause(entries: readonly ScheduleEntry[], minute: number): number {
  const touching = entries.filter((entry) => entry.startTime <= minute && entry.endTime > minute)
  return touching.length > 0 ? endWithoutPause(entries, Math.max(...touching.map((entry) => entry.endTime))) : minute
}

/** The next opening later today, otherwise on the next weekday that has one, up to one week ahead. */
function nextOpening(entries: readonly ScheduleEntry[], today: number, minute: number): Opening | undefined {
  for (let days = 0; days <= 7; days++) {
    const day = (today + days) % 7
    const coming = onDay(entries, day).filter((entry) => hasHours(entry) && (days > 0 || entry.startTime >= minute))
    if (coming.some((entry) => entry.alwaysOpen)) return { days, day, at: undefined }
    if (coming.length > 0) return { days, day, at: Math.min(...coming.map((entry) => entry.startTime)) }
  }
  return undefined
}

/** A moment of the week: weekday, 0 Sunday to 6 Saturday, and minutes since midnight with their fraction. */
type WeekClock = { day: number; minute: number }

const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  formats.set(timeZone, format)
  return format
}

function partsOf(now: Date, timeZone: string): Intl.DateTimeFormatPart[] | undefined {
  try {
    return formatOf(timeZone).formatToParts(now)
  } catch {
    return undefined
  }
}

/** The local moment of the week in a time zone; undefined if the browser does not know the zone. */
export function weekClock(now: Date, timeZone: string): WeekClock | undefined {
  const parts = partsOf(now, timeZone)
  if (!parts) return undefined
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const fraction = (now.getTime() % 60_000) / 60_000
  return {
    day: weekdayNames.indexOf(read('weekday')),
    minute: Number(read('hour')) * 60 + Number(read('minute')) + fraction,
  }
}
