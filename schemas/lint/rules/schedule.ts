import { isObject, own } from '../../check/value'
import type { Key } from '../DataVisitor'
import type { RuleContext } from '../RuleContext'

type Entry = { index: number; day: number; start: number; end: number; appointment: boolean }

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const midnight = 1440

const formatTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Reports opening hours that end before they start, and entries of one day that overlap. */
export function lintSchedule(linter: RuleContext, list: unknown, key: Key): void {
  if (!Array.isArray(list)) return
  const checksOverlap = linter.enabled['schedule-overlap']
  const entries: Entry[] = []
  for (let index = 0; index < list.length; index++) {
    const entry = readEntry(list[index], index)
    if (!entry) continue
    if (entry.end <= entry.start) reportOrder(linter, entry, key)
    else if (checksOverlap) {
      const other = entries.find((earlier) => overlaps(earlier, entry))
      if (other) reportOverlap(linter, other, entry, key)
      entries.push(entry)
    }
  }
}

function readEntry(item: unknown, index: number): Entry | undefined {
  if (!isObject(item)) return undefined
  const day = own(item, 'day')
  const start = own(item, 'startTime')
  const end = own(item, 'endTime')
  if (typeof day !== 'number' || typeof start !== 'number' || typeof end !== 'number') return undefined
  const appointment = own(item, 'appointment') === true
  if (own(item, 'alwaysOpen') === true) return { index, day, start: 0, end: midnight, appointment }
  // From 0 to 0 is rendered as 24h/24; by appointment, it stands for a day without hours.
  return start === 0 && end === 0 ? undefined : { index, day, start, end, appointment }
}

/** Hours by appointment may overlap those open to everyone. */
const overlaps = (one: Entry, other: Entry): boolean =>
  one.day === other.day && one.appointment === other.appointment && one.start < other.end && other.start < one.end

function reportOrder(linter: RuleContext, { index, day, start, end }: Entry, key: Key): void {
  if (!linter.enabled['schedule-order']) return
  const hours = `${days[day] ?? 'Day'} ${formatTime(start)} to ${formatTime(end)}`
  const next = days[(day + 1) % 7] ?? 'the next day'
  const at = [key, index, 'endTime']
  const more = { received: end }
  if (start === end) {
    const message = `${hours} starts and ends at the same time, so the place is never open then: correct the times, or leave the entry out.`
    linter.report('schedule-order', at, message, more)
  } else if (end === 0) {
    const message = `${hours} ends before it starts, so the place is never open then: midnight at the end of a day is ${midnight}.`
    linter.report('schedule-order', at, message, { ...more, expected: midnight, suggestion: String(midnight) })
  } else {
    const split = `${days[day] ?? 'Day'} ${formatTime(start)} to ${formatTime(midnight)} and ${next} 00:00 to ${formatTime(end)}`
    const message = `${hours} ends before it starts, so the place is never open then: write hours past midnight as two entries.`
    linter.report('schedule-order', at, message, { ...more, suggestion: split })
  }
}

function reportOverlap(linter: RuleContext, one: Entry, other: Entry, key: Key): void {
  const range = ({ start, end }: Entry) => `${formatTime(start)}–${formatTime(end)}`
  const message = `Two entries of ${days[other.day] ?? 'one day'} overlap, ${range(one)} and ${range(other)}: merge them, or correct their times.`
  linter.report('schedule-overlap', [key, other.index], message, { received: range(other) })
}
