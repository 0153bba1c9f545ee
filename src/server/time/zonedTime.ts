/** A wall-clock time: `day` is YYYY-MM-DD, `minute` counts from midnight. */
export type WallTime = { day: string; minute: number }

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  // Swedish writes times as ISO 8601 does: 2027-03-16 08:00.
  const format = new Intl.DateTimeFormat('sv-SE', {
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

/** Converts an instant to the wall-clock time of a time zone. */
export function wallTime(instant: Date, timeZone: string): WallTime {
  const text = formatOf(timeZone).format(instant)
  return { day: text.slice(0, 10), minute: Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16)) }
}

/** Converts a wall-clock time to an instant. Moves a time that the change to summer time skips past the gap. */
export function zonedTime({ day, minute }: WallTime, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minute * 60_000
  const guess = asUtc - offset(new Date(asUtc), timeZone)
  // The first guess may be on the other side of a clock change, with another offset.
  return new Date(asUtc - offset(new Date(guess), timeZone))
}

/** Returns the offset of a time zone from UTC at an instant, in ms. */
function offset(instant: Date, timeZone: string): number {
  const { day, minute } = wallTime(instant, timeZone)
  const whole = Math.floor(instant.getTime() / 60_000) * 60_000
  return Date.parse(`${day}T00:00:00Z`) + minute * 60_000 - whole
}

/** Adds days to a day (YYYY-MM-DD). */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Days from the first to the second day (YYYY-MM-DD); negative when the second is earlier. */
export const daysBetween = (first: string, second: string): number =>
  Math.round((Date.parse(second) - Date.parse(first)) / 86_400_000)

export const earlier = (one: Date, other: Date): Date => (one < other ? one : other)

/** Weekday of a day (YYYY-MM-DD), 0 Sunday to 6 Saturday. */
export const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()
