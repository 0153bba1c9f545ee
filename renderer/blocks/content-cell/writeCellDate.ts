import type { Host } from '../../engine/HostContext'
import { formatDate } from '../../format/formatDate'

const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
const day: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'long' }
const dayAndTime: Intl.DateTimeFormatOptions = { ...day, ...clock }

/** When an item was published, or when an event starts: with its time, unless that is midnight, which is none. */
export function writeCellDate(date: string, isEvent: boolean, { locale, timeZone }: Host): string {
  if (!isEvent) return formatDate(date, locale, timeZone)
  const isMidnight = formatDate(date, locale, timeZone, clock) === '00:00'
  return formatDate(date, locale, timeZone, isMidnight ? day : dayAndTime)
}
