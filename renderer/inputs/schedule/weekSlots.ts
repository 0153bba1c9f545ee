import { type DayMode, midnight, type Slot, slotsOf, week } from '../../../schemas/inputs/scheduleValue'

/** Replaces the slots of a day. The days stay in the order of `week`. */
export const replaceDay = (slots: readonly Slot[], day: number, daySlots: readonly Slot[]): Slot[] =>
  week.flatMap((weekday) => (weekday === day ? daySlots : slotsOf(slots, weekday)))

/** The initial slots of a day in a mode. */
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

/**
 * The next range of a day: starts an hour after the last one and lasts three hours; empty if the day has no time
 * left.
 */
export function nextSlot(daySlots: readonly Slot[], day: number): Slot {
  const end = daySlots.at(-1)?.endTime ?? null
  const startTime = end === null || end + 60 >= midnight ? null : end + 60
  return { day, startTime, endTime: startTime === null ? null : Math.min(startTime + 180, midnight) }
}

/** Copies the slots of one day to other days. */
export function copyDay(slots: readonly Slot[], from: number, to: readonly number[]): Slot[] {
  const daySlots = slotsOf(slots, from)
  return to.reduce<Slot[]>(
    (copied, day) =>
      replaceDay(
        copied,
        day,
        daySlots.map((slot) => ({ ...slot, day })),
      ),
    [...slots],
  )
}

const padTwo = (part: number): string => String(part).padStart(2, '0')

/** Formats minutes since midnight for a time input, such as `09:30`; the end of the day is `00:00`. */
export const formatClockTime = (minutes: number | null): string =>
  minutes === null ? '' : `${padTwo(Math.floor(minutes / 60) % 24)}:${padTwo(minutes % 60)}`

/** Parses the value of a time input into minutes since midnight; as an end, `00:00` is the end of the day. */
export function parseClockTime(text: string, isEnd: boolean): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(text) ?? []
  if (hours === undefined || minutes === undefined) return null
  const minutesOfDay = Number(hours) * 60 + Number(minutes)
  return isEnd && minutesOfDay === 0 ? midnight : minutesOfDay
}
