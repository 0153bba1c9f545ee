import { isObject } from '../../../schemas/engine'
import type { FieldError, FieldValue } from '../Input'

/** A schedule entry while it is filled in: a time nobody has typed yet is null. */
export type Slot = {
  readonly day: number
  readonly startTime: number | null
  readonly endTime: number | null
  readonly alwaysOpen?: true
  readonly appointment?: true
}

/** How a day is open: not at all, at hours, all day, or by appointment without hours. */
export type DayMode = 'closed' | 'hours' | 'always' | 'appointment'

/** Minutes of a day. */
export const midnight = 1440

/** Weekdays as a week is read here, 0 Sunday to 6 Saturday. */
export const week = [1, 2, 3, 4, 5, 6, 0] as const

const isMinute = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= midnight

/** The entries a value holds; what is none is left out. */
export function readSlots(value: unknown): Slot[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: unknown): Slot[] => {
    if (!isObject(entry)) return []
    const { day, startTime, endTime, alwaysOpen, appointment } = entry
    if (typeof day !== 'number' || !Number.isInteger(day) || day < 0 || day > 6) return []
    return [
      {
        day,
        startTime: isMinute(startTime) ? startTime : null,
        endTime: isMinute(endTime) ? endTime : null,
        ...(alwaysOpen === true && { alwaysOpen }),
        ...(appointment === true && { appointment }),
      },
    ]
  })
}

export const slotsOf = (slots: readonly Slot[], day: number): Slot[] => slots.filter((slot) => slot.day === day)

/** Puts the slots of a day in the place of those it had; the days follow each other as a week is read. */
export const withDay = (slots: readonly Slot[], day: number, own: readonly Slot[]): Slot[] =>
  week.flatMap((each) => (each === day ? own : slotsOf(slots, each)))

const isAppointmentOnly = ({ startTime, endTime, appointment }: Slot) => appointment && startTime === 0 && endTime === 0

export function modeOf(own: readonly Slot[]): DayMode {
  if (own.length === 0) return 'closed'
  if (own.some((slot) => slot.alwaysOpen)) return 'always'
  return own.every(isAppointmentOnly) ? 'appointment' : 'hours'
}

/** What a day holds when its mode is chosen. */
export function slotsFor(day: number, mode: DayMode): Slot[] {
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
      withDay(
        all,
        day,
        own.map((slot) => ({ ...slot, day })),
      ),
    [...slots],
  )
}

const overlap = (one: Slot, other: Slot) =>
  (one.startTime ?? 0) < (other.endTime ?? 0) && (other.startTime ?? 0) < (one.endTime ?? 0)

/** What is wrong with the hours of one day. */
export function checkDay(own: readonly Slot[]): FieldError | undefined {
  if (modeOf(own) !== 'hours') return undefined
  if (own.some(({ startTime, endTime }) => startTime === null || endTime === null)) return { key: 'hours.incomplete' }
  if (own.some(({ startTime, endTime }) => (startTime ?? 0) >= (endTime ?? 0))) return { key: 'hours.order' }
  const clash = own.some((one, index) => own.slice(index + 1).some((other) => overlap(one, other)))
  return clash ? { key: 'hours.overlap' } : undefined
}

/** First thing wrong with a week. */
export function checkSchedule(value: FieldValue): FieldError | undefined {
  const slots = readSlots(value)
  for (const day of week) {
    const error = checkDay(slotsOf(slots, day))
    if (error) return error
  }
  return undefined
}
