import { type DayMode, midnight, type Slot, slotsOf, week } from '../../../schemas/inputs/scheduleValue'

/** Puts the slots of a day in the place of those it had; the days follow each other as a week is read. */
export const replaceDay = (slots: readonly Slot[], day: number, own: readonly Slot[]): Slot[] =>
  week.flatMap((each) => (each === day ? own : slotsOf(slots, each)))

/** What a day holds when its mode is chosen. */
export function slotsForMode(day: number, mode: DayMode): Slot[] {
  switch (mode) {
    case 'closed':
      return []
    case 'always':
      return [{ day, startTime: 0, endTime: midnight, alwaysOpen: true }]
    case 'appointment':
      return [{ day, startTime: 0, endTime: 0, appointment: true }]
    case 'hours':
      return [{ day, startTime: 9 * 60, endTime: 12 * 60 }]
  }
}

/** A further range of a day: an hour after the last one, for three hours; to be typed when there is no room. */
export function nextSlot(own: readonly Slot[], day: number): Slot {
  const end = own.at(-1)?.endTime ?? null
  const startTime = end === null || end + 60 >= midnight ? null : end + 60
  return { day, startTime, endTime: startTime === null ? null : Math.min(startTime + 180, midnight) }
}

/** Gives other days what one day has. */
export function copyDay(slots: readonly Slot[], from: number, to: readonly number[]): Slot[] {
  const own = slotsOf(slots, from)
  return to.reduce<Slot[]>(
    (all, day) =>
      replaceDay(
        all,
        day,
        own.map((slot) => ({ ...slot, day })),
      ),
    [...slots],
  )
}

const padTwo = (part: number): string => String(part).padStart(2, '0')

/** Minutes since midnight as a time control writes them, `09:30`; the end of the day is `00:00`. */
export const formatClockTime = (minutes: number | null): string =>
  minutes === null ? '' : `${padTwo(Math.floor(minutes / 60) % 24)}:${padTwo(minutes % 60)}`

/** What a time control holds in minutes since midnight; an end at `00:00` is the end of the day. */
export function parseClockTime(text: string, isEnd: boolean): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(text) ?? []
  if (hours === undefined || minutes === undefined) return null
  const all = Number(hours) * 60 + Number(minutes)
  return isEnd && all === 0 ? midnight : all
}
