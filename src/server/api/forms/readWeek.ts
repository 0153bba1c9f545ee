import { isObject, own } from '../../../../schemas/engine'
import type { Refusal } from './readField'

type Entry = { day: number; startTime: number; endTime: number }

/** As a browser without a script names them, 0 Sunday to 6 Saturday. */
const dayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/**
 * Opening hours as they are sent: a list of entries, or from a browser without a script a start and an end by name of the
 * day, `{ monday: { start: '09:00', end: '12:00' } }`. A day with neither is closed.
 */
export function readWeek(given: unknown): { value: unknown } | Refusal {
  if (Array.isArray(given)) {
    return given.every(isObject) ? { value: given } : { code: 'wrong-type', message: 'Expected opening hours.' }
  }
  if (!isObject(given)) return { code: 'wrong-type', message: 'Expected opening hours.' }
  const entries: Entry[] = []
  for (const [day, name] of dayNames.entries()) {
    const hours = own(given, name)
    const [start, end] = isObject(hours) ? [own(hours, 'start'), own(hours, 'end')] : []
    if (!start && !end) continue
    const [startTime, endTime] = [minutes(start), minutes(end)]
    if (startTime === undefined || endTime === undefined) {
      return { code: 'wrong-format', message: `The hours of ${name} need a start and an end.` }
    }
    entries.push({ day, startTime, endTime: endTime === 0 ? 1440 : endTime })
  }
  return { value: entries }
}

/** Minutes since midnight of `HH:MM`. */
function minutes(time: unknown): number | undefined {
  const [, hour, minute] = (typeof time === 'string' && /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time)) || []
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute)
}
