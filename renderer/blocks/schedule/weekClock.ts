/** A moment of the week: weekday, 0 Sunday to 6 Saturday, and minutes since midnight with their fraction. */
export type WeekClock = { day: number; minute: number }

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
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

/** What a clock on the wall of a town in that time zone shows; undefined in one the browser does not know. */
export function weekClock(now: Date, timeZone: string): WeekClock | undefined {
  const parts = partsOf(now, timeZone)
  if (!parts) return undefined
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const fraction = (now.getTime() % 60_000) / 60_000
  return { day: days.indexOf(read('weekday')), minute: Number(read('hour')) * 60 + Number(read('minute')) + fraction }
}
