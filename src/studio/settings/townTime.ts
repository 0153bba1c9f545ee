/** Time zone of the demo towns. */
export const townZone = 'Europe/Brussels'

/** A wall-clock time in the town, `YYYY-MM-DDTHH:mm`, as the value of a field for date and time. */
export type TownTime = string

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: townZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** Whether a text is a wall-clock time of a day that exists, in a year of four digits. */
export function isTownTime(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return false
  const instant = new Date(`${text}Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}

/** The wall-clock time in the town at an instant. */
export function toTownTime(instant: Date): TownTime {
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`
}

/** The instant of a wall-clock time in the town. In the hour that spring skips, it is the one that the old offset gives. */
export function fromTownTime(time: TownTime): Date {
  const asUtc = Date.parse(`${time}Z`)
  const offsetAt = (instant: number) => Date.parse(`${toTownTime(new Date(instant))}Z`) - instant
  const guess = asUtc - offsetAt(asUtc)
  return new Date(asUtc - offsetAt(guess))
}
