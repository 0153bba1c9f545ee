import type { CalendarPage } from '../../../../schemas'
import { foldCalendar } from '../../../../schemas/calendar/foldCalendar'
import { addDays } from '../../time/zonedTime'

type CalendarEvent = Omit<CalendarPage['items'][number], 'startsAt' | 'endsAt'> & EventTimes & EventDetails

/** Two instants, or a whole day (YYYY-MM-DD) with an alarm, in minutes before its start. */
type EventTimes = { startsAt: string; endsAt: string } | { day: string; alarm: number }

type EventDetails = {
  /** URL of the event's page. */
  url: string
  /** Number of its changes. By default, it is made from the time of the last one. */
  sequence?: number
  /** How sure it is; a cancelled one is removed from calendars. */
  status?: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
}

type Calendar = { name: string; card: string; events: readonly CalendarEvent[] }

/** Formats events as an iCalendar file (RFC 5545), with times in UTC. */
export function writeCalendar({ name, card, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Beffroi//Beffroi//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...events.flatMap((event) => eventLines(event, card)),
    'END:VCALENDAR',
  ]
  return foldCalendar(`${lines.join('\r\n')}\r\n`)
}

/** Epoch of the sequence numbers, whose seconds fit into 32 bits until 2088. */
const sequenceStart = Date.UTC(2020, 0, 1)

function eventLines(event: CalendarEvent, card: string): string[] {
  const { uid, title, summary, updatedAt, place, url, sequence, status } = event
  const updated = new Date(updatedAt)
  const where = place && [place.name, place.address].filter(Boolean).join(', ')
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}@${card}.beffroi`,
    `DTSTAMP:${utc(updatedAt)}`,
    `LAST-MODIFIED:${utc(updatedAt)}`,
    // Grows with every change: the seconds from the epoch to the change.
    `SEQUENCE:${sequence ?? Math.max(0, Math.floor((updated.getTime() - sequenceStart) / 1000))}`,
    ...(status ? [`STATUS:${status}`] : []),
    ...timeLines(event),
    `SUMMARY:${escapeText(title)}`,
    ...(summary ? [`DESCRIPTION:${escapeText(summary)}`] : []),
    ...(where ? [`LOCATION:${escapeText(where)}`] : []),
    ...(place?.lat !== undefined && place.lon !== undefined ? [`GEO:${place.lat};${place.lon}`] : []),
    `URL:${url}`,
    ...('day' in event && status !== 'CANCELLED' ? alarmLines(event) : []),
    'END:VEVENT',
  ]
}

const timeLines = (event: EventTimes): string[] =>
  'day' in event
    ? [
        `DTSTART;VALUE=DATE:${event.day.replaceAll('-', '')}`,
        `DTEND;VALUE=DATE:${addDays(event.day, 1).replaceAll('-', '')}`,
        'TRANSP:TRANSPARENT',
      ]
    : [`DTSTART:${utc(event.startsAt)}`, `DTEND:${utc(event.endsAt)}`]

const alarmLines = ({ alarm, title }: { alarm: number; title: string }): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(title)}`,
  `TRIGGER:-PT${alarm}M`,
  'END:VALARM',
]

/** Formats as `20270318T190000Z`. */
const utc = (instant: string): string => new Date(instant).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '')

const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
