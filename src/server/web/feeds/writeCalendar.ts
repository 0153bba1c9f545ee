import type { CalendarPage } from '../../../../schemas'

type CalendarEvent = CalendarPage['items'][number] & {
  /** Address of the event's page. */
  url: string
}

type Calendar = { name: string; card: string; events: readonly CalendarEvent[] }

/** Writes events as an iCalendar file (RFC 5545). Times are in UTC, which every calendar turns into its own zone. */
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
  return `${lines.map(fold).join('\r\n')}\r\n`
}

/** From when the seconds are counted, so that they remain in 32 bits until 2088. */
const sequenceStart = Date.UTC(2020, 0, 1)

function eventLines(
  { uid, title, summary, startsAt, endsAt, updatedAt, place, url }: CalendarEvent,
  card: string,
): string[] {
  const updated = new Date(updatedAt)
  const where = place && [place.name, place.address].filter(Boolean).join(', ')
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}@${card}.beffroi`,
    `DTSTAMP:${utc(updatedAt)}`,
    `LAST-MODIFIED:${utc(updatedAt)}`,
    // Greater after every change: the seconds until it.
    `SEQUENCE:${Math.max(0, Math.floor((updated.getTime() - sequenceStart) / 1000))}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(summary ? [`DESCRIPTION:${escapeText(summary)}`] : []),
    ...(where ? [`LOCATION:${escapeText(where)}`] : []),
    ...(place?.lat !== undefined && place.lon !== undefined ? [`GEO:${place.lat};${place.lon}`] : []),
    `URL:${url}`,
    'END:VEVENT',
  ]
}

/** `20270318T190000Z` */
const utc = (instant: string): string => new Date(instant).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '')

const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')

/** Longest line in bytes, without its end. */
const maxBytes = 75

/** Continues a long line on the next one after a space, never inside a character. */
function fold(line: string): string {
  let folded = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > maxBytes) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}
