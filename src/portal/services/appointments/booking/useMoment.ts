import { useHost } from '../../../../../renderer/engine/HostContext'
import { formatDate } from '../../../../../renderer/format/formatDate'
import { useSession } from '../../../session/Session'

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

/** A function that writes an instant as `jeudi 3 décembre 2026 à 09:00`, in the town's time zone. */
export function useMoment(): (instant: string) => string {
  const { shellText: text } = useSession()
  const { dayOf, timeOf } = useDayAndTime()
  return (instant) => text('appointments.moment', { day: dayOf(instant), time: timeOf(instant) })
}
