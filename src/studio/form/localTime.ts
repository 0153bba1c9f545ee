/** Towns of the demo are there; an editor writes times as a clock of the town shows them. */
export const timeZone = 'Europe/Brussels'

const format = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  calendar: 'iso8601',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** The time of an instant (RFC 3339) in the town, as `datetime-local` takes it. Undefined for a text that is no whole second. */
export function localTime(instant: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.0+)?(?:Z|[+-]\d{2}:\d{2})$/i.test(instant)) return undefined
  if (!isDay(instant.slice(0, 10))) return undefined
  const date = new Date(instant)
  const local = Number.isNaN(date.valueOf()) ? '' : toLocal(date)
  return /^\d{4}-/.test(local) ? local : undefined
}

/** Whether a text is a day that exists, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text)
}

/** The instant (RFC 3339) of a time in the town, with the offset that the town has then. Undefined for a text that is no time. */
export function instantOf(local: string): string | undefined {
  const [, day, minute, second = '00'] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::(\d{2}))?$/.exec(local) ?? []
  const asUtc = Date.parse(`${day}T${minute}:${second}Z`)
  if (day === undefined || Number.isNaN(asUtc)) return undefined
  // The offset is taken twice, because the first instant may lie beyond a change of the clocks.
  const guess = asUtc - offsetAt(asUtc)
  const offset = offsetAt(guess)
  const sign = offset < 0 ? '-' : '+'
  const minutes = Math.round(Math.abs(offset) / 60_000)
  const written = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return `${day}T${minute}:${second}${sign}${written}`
}

/** Milliseconds by which the town's clocks are ahead of UTC at an instant. */
const offsetAt = (instant: number): number => Date.parse(`${toLocal(new Date(instant))}Z`) - instant

function toLocal(date: Date): string {
  const parts = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]))
  const { year, month, day, hour, minute, second } = parts
  return `${year}-${month}-${day}T${hour}:${minute}:${second}`
}
