/** A wall-clock time: `day` is YYYY-MM-DD, `minute` counts from midnight. */
export type WallTime = { day: string; minute: number }

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

/** What clocks of the time zone show at an instant. */
export function wallTime(instant: Date, timeZone: string): WallTime {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return { day: `${parts.year}-${parts.month}-${parts.day}`, minute: Number(parts.hour) * 60 + Number(parts.minute) }
}

/** The instant at which clocks of the time zone show a time. A time that summer time skips is moved past the gap. */
export function zonedTime({ day, minute }: WallTime, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minute * 60_000
  const guess = asUtc - offset(new Date(asUtc), timeZone)
  // The offset at the first guess may be that of the other side of a change of the clocks.
  return new Date(asUtc - offset(new Date(guess), timeZone))
}

/** How far clocks of the time zone are ahead of UTC at an instant, in milliseconds. */
function offset(instant: Date, timeZone: string): number {
  const { day, minute } = wallTime(instant, timeZone)
  const whole = Math.floor(instant.getTime() / 60_000) * 60_000
  return Date.parse(`${day}T00:00:00Z`) + minute * 60_000 - whole
}

/** The day a number of days after another; both YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** How many days the second day comes after the first; both YYYY-MM-DD. */
export const daysBetween = (first: string, second: string): number =>
  Math.round((Date.parse(second) - Date.parse(first)) / 86_400_000)

/** Weekday of a day, 0 Sunday to 6 Saturday. */
export const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()
