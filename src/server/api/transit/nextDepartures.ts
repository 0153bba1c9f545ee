import type { Stop } from '../../../../schemas'
import { addDays, type WallTime, wallTime, weekday, zonedTime } from '../../time/zonedTime'

type Line = Stop['lines'][number]

export type Departure = Pick<Line, 'line' | 'direction'> & {
  /** Scheduled day, YYYY-MM-DD. */
  day: string
  /** Scheduled time, HH:MM. */
  time: string
  /** In minutes; 0 when on time. */
  delay: number
  /** Expected departure, with the delay. */
  at: Date
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Returns when a departure is expected to leave, HH:MM. */
export const expectedTime = ({ time, delay, at }: Departure, timeZone: string): string =>
  delay === 0 ? time : timeOf(wallTime(at, timeZone).minute)

/** Returns the next departures of a stop, soonest first: late ones of yesterday, and those of today and tomorrow. */
export function nextDepartures(lines: readonly Line[], now: Date, timeZone: string, count: number): Departure[] {
  const today = wallTime(now, timeZone).day
  const all = [addDays(today, -1), today, addDays(today, 1)].flatMap((day) =>
    lines.flatMap((line) => departuresOn(line, day, timeZone)),
  )
  const next = all.filter(({ at }) => at >= now)
  return next.sort((one, other) => one.at.getTime() - other.at.getTime()).slice(0, count)
}

function departuresOn(
  { line, direction, first, last, every, weekend }: Line,
  day: string,
  timeZone: string,
): Departure[] {
  const interval = weekday(day) % 6 === 0 ? weekend : every
  const departures: Departure[] = []
  if (interval === undefined) return departures
  for (let minute = minuteOf(first); minute <= minuteOf(last); minute += interval) {
    const delay = delayOf(`${line} ${direction}`, { day, minute })
    const at = zonedTime({ day, minute: minute + delay }, timeZone)
    departures.push({ line, direction, day, time: timeOf(minute), delay, at })
  }
  return departures
}

/** Simulates delays, deterministically: about one departure in four is one to six minutes late. */
function delayOf(name: string, { day, minute }: WallTime): number {
  let hash = 7
  for (const character of `${name} ${day} ${minute}`) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return hash % 4 === 0 ? 1 + (hash % 6) : 0
}
