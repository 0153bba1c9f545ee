import { useHost } from '../../../renderer/engine/HostContext'
import { formatDate } from '../../../renderer/format/formatDate'

const day: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }
const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }

/** Functions that write an instant as the day, and as the time of day, in the town's time zone. */
export function useDayAndTime() {
  const { locale, timeZone } = useHost()
  return {
    dayOf: (instant: string) => formatDate(instant, locale, timeZone, day),
    timeOf: (instant: string) => formatDate(instant, locale, timeZone, time),
  }
}
