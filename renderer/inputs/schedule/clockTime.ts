import { midnight } from '../../../schemas/inputs/scheduleValue'

const two = (part: number): string => String(part).padStart(2, '0')

/** Minutes since midnight as a time control writes them, `09:30`; the end of the day is `00:00`. */
export const writeClock = (minutes: number | null): string =>
  minutes === null ? '' : `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`

/** What a time control holds in minutes since midnight; an end at `00:00` is the end of the day. */
export function readClock(text: string, isEnd: boolean): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(text) ?? []
  if (hours === undefined || minutes === undefined) return null
  const all = Number(hours) * 60 + Number(minutes)
  return isEnd && all === 0 ? midnight : all
}
