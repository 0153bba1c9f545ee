import { createEvents, type EventAttributes } from 'ics'
import { addDays } from '../../format/calendarDay'
import type { Category } from './comingDays'

/** A pickup as an entry of a calendar: `what` is its title, `note` its description. */
export type Entry = { date: string; category: Category; what: string; note: string | undefined }

/** From midnight of the day back to six o'clock on the previous evening. */
const evening = { before: true, hours: 6 }

/**
 * An iCalendar file (RFC 5545) with all-day entries that remind on the previous evening. A pickup keeps its UID, so that adding
 * the file again changes nothing; `place` distinguishes it from other towns. Throws when the file cannot be written.
 */
export function writeIcs(entries: readonly Entry[], calendar: string, place: string): string {
  const seen = new Map<string, number>()
  const events = entries.map(({ date, category, what, note }): EventAttributes => {
    const key = `${date}-${category.toLowerCase()}`
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return {
      start: partsOf(date),
      end: partsOf(addDays(date, 1)),
      uid: `${count === 1 ? key : `${key}-${count}`}@${place}`,
      title: what,
      ...(note && { description: note }),
      categories: [category],
      busyStatus: 'FREE',
      transp: 'TRANSPARENT',
      alarms: [{ action: 'display', description: escaped(what), trigger: evening }],
    }
  })
  const { value, error } = createEvents(events, { calName: calendar, productId: '-//Beffroi//Waste calendar//EN' })
  if (value === null) throw error ?? new Error('The calendar file is empty.')
  return value
}

/** Characters with a meaning in iCalendar text. The library does not escape them in alarms. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&')

function partsOf(day: string): [number, number, number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month, date]
}
