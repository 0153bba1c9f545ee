import { isObject, own } from '../../../../schemas/engine'
import { midnight, readSlots, type Slot } from '../../../../schemas/inputs/scheduleValue'

/** Names of the days in forms without JavaScript; the index is the day, 0 for Sunday. */
const dayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/**
 * Parses opening hours: a list of entries or, without JavaScript, `{ monday: { start: '09:00', end: '12:00' } }`. A day with
 * neither time is closed; a single missing time is null. Returns undefined for anything else.
 */
export function parseWeek(given: unknown): Slot[] | undefined {
  if (Array.isArray(given)) {
    const slots = readSlots(given)
    return slots.length === given.length ? slots : undefined
  }
  if (!isObject(given)) return undefined
  return dayNames.flatMap((name, day): Slot[] => {
    const hours = own(given, name)
    const [start, end] = isObject(hours) ? [own(hours, 'start'), own(hours, 'end')] : []
    return start || end ? [{ day, startTime: minutes(start), endTime: minutes(end) || midnightOf(end) }] : []
  })
}

/** Reads an end at `00:00` as the end of the day. */
const midnightOf = (end: unknown): number | null => (minutes(end) === 0 ? midnight : null)

/** Parses `HH:MM` to minutes since midnight; null for anything else. */
function minutes(time: unknown): number | null {
  const [, hour, minute] = (typeof time === 'string' && /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time)) || []
  return hour === undefined ? null : Number(hour) * 60 + Number(minute)
}
