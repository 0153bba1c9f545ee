import { createEvents, type EventAttributes } from 'ics'
import { addDays } from '../../format/calendarDay'
import type { Category } from './comingDays'

/** A pickup as an entry of a calendar: `what` is its title, `note` what is to know of it. */
export type Entry = { date: string; category: Category; what: string; note: string | undefined }

/** From midnight of the day back to six in the evening before. */
const evening = { before: true, hours: 6 }

/**
 * Text of an iCalendar file (RFC 5545) of whole days, each announced the evening before. The same pickup keeps its UID,
 * so that adding the file again changes nothing; `place` tells it from those of other towns. Throws when it cannot be written.
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

/** Signs that mean something in a text of that file; those of announcements are not escaped by what writes it. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&')

function partsOf(day: string): [number, number, number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month, date]
}
