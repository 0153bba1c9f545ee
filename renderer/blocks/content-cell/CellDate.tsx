import { useHost } from '../../engine/HostContext'
import { formatDate } from '../../format/formatDate'

const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
const day: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'long' }
const dayAndTime: Intl.DateTimeFormatOptions = { ...day, ...clock }

/** When an item was published, or when an event starts: with its time, unless that is midnight, which is none. */
export function CellDate({ date, event }: { date: string; event: boolean }) {
  const { locale, timeZone } = useHost()
  const write = (options?: Intl.DateTimeFormatOptions) => formatDate(date, locale, timeZone, options)
  const options = event ? (write(clock) === '00:00' ? day : dayAndTime) : undefined
  return <time dateTime={date}>{write(options)}</time>
}
