import { createEvents, type EventAttributes } from 'ics'
import { foldCalendar } from '../../../schemas/calendar/foldCalendar'
import { addDays } from '../../format/calendarDay'
import type { Category } from './upcomingDays'

/** A pickup as a calendar entry; `note` is the description of the entry. */
export type Entry = { date: string; category: Category; title: string; note: string | undefined }

/** Alarm trigger six hours before the start of the day. */
const previousEvening = { before: true, hours: 6 }

/**
 * Creates an iCalendar file (RFC 5545) of all-day entries with an alarm on the previous evening. The UID of a pickup
 * is stable, so that importing the file again changes nothing; `uidDomain` distinguishes towns. Throws when the file
 * cannot be created.
 */
export function writeIcs(entries: readonly Entry[], calendar: string, uidDomain: string): string {
  const countByKey = new Map<string, number>()
  const events = entries.map(({ date, category, title, note }): EventAttributes => {
    const key = `${date}-${category.toLowerCase()}`
    const count = (countByKey.get(key) ?? 0) + 1
    countByKey.set(key, count)
    return {
      start: partsOf(date),
      end: partsOf(addDays(date, 1)),
      uid: `${count === 1 ? key : `${key}-${count}`}@${uidDomain}`,
      title,
      ...(note && { description: note }),
      categories: [category],
      busyStatus: 'FREE',
      transp: 'TRANSPARENT',
      alarms: [{ action: 'display', description: escapeIcsText(title), trigger: previousEvening }],
    }
  })
  const { value, error } = createEvents(events, { calName: calendar, productId: '-//Beffroi//Waste calendar//EN' })
  if (value === null) throw error ?? new Error('The calendar file is empty.')
  // The library counts characters instead of octets, and leaves the lines of alarms whole.
  return foldCalendar(value)
}

/** Characters with a meaning in iCalendar text. The library does not escape them in alarms. */
const escapeIcsText = (text: string) => text.replace(/[\\;,]/g, '\\$&')

function partsOf(day: string): [number, number, number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month, date]
}
