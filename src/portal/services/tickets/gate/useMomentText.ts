import { useHost } from '../../../../../renderer/engine/HostContext'
import { formatDate } from '../../../../../renderer/format/formatDate'

const moment: Intl.DateTimeFormatOptions = {
  ...{ weekday: 'short', day: 'numeric', month: 'short' },
  ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
}

/** A function that writes an instant as a short day and time, in the town's time zone. */
export function useMomentText(): (instant: string | number) => string {
  const { locale, timeZone } = useHost()
  return (instant) => formatDate(new Date(instant), locale, timeZone, moment)
}
