import { isObject } from '../check/value'
import type { BrokenRule } from './FormField'

/** A schedule entry in a form. A time is null until the visitor types it. */
export type Slot = {
  readonly day: number
  readonly startTime: number | null
  readonly endTime: number | null
  readonly alwaysOpen?: true
  readonly appointment?: true
}

/** How a day is open: closed, at set hours, all day, or by appointment without hours. */
export type DayMode = 'closed' | 'hours' | 'always' | 'appointment'

/** Minutes in a day. */
export const midnight = 1440

/** The days of a week from Monday; 0 is Sunday. */
export const week = [1, 2, 3, 4, 5, 6, 0] as const

const isMinute = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= midnight

/** Reads the schedule entries of a value and skips invalid ones. */
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

const isAppointmentOnly = ({ startTime, endTime, appointment }: Slot) => appointment && startTime === 0 && endTime === 0

export function modeOf(own: readonly Slot[]): DayMode {
  if (own.length === 0) return 'closed'
  if (own.some((slot) => slot.alwaysOpen)) return 'always'
  return own.every(isAppointmentOnly) ? 'appointment' : 'hours'
}

const overlap = (one: Slot, other: Slot) =>
  (one.startTime ?? 0) < (other.endTime ?? 0) && (other.startTime ?? 0) < (one.endTime ?? 0)

/** Checks the hours of one day. */
export function checkDay(own: readonly Slot[]): BrokenRule | undefined {
  if (modeOf(own) !== 'hours') return undefined
  if (own.some(({ startTime, endTime }) => startTime === null || endTime === null)) return { key: 'hours.incomplete' }
  if (own.some(({ startTime, endTime }) => (startTime ?? 0) >= (endTime ?? 0))) return { key: 'hours.order' }
  const clash = own.some((one, index) => own.slice(index + 1).some((other) => overlap(one, other)))
  return clash ? { key: 'hours.overlap' } : undefined
}

/** Checks a week and returns the first broken rule. */
export function checkSchedule(value: unknown): BrokenRule | undefined {
  const slots = readSlots(value)
  for (const day of week) {
    const error = checkDay(slotsOf(slots, day))
    if (error) return error
  }
  return undefined
}
