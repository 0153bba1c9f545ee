import { useHost } from '../../engine/HostContext'
import { formatDate } from '../../format/formatDate'
import { useText } from '../../i18n/TextContext'

const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
const dayAndClock: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', ...clock }

/** When the departures were known: its time today, else with its day. Nothing for a time that is none. */
export function useUpdatedText(known: string | Date | undefined): string | undefined {
  const text = useText()
  const { locale, timeZone, now } = useHost()
  if (known === undefined || Number.isNaN(new Date(known).getTime())) return undefined
  const write = (options?: Intl.DateTimeFormatOptions) => formatDate(known, locale, timeZone, options)
  const isToday = write() === formatDate(now(), locale, timeZone)
  return isToday
    ? text('departures.updated', { time: write(clock) })
    : text('departures.updatedOn', { time: write(dayAndClock) })
}
