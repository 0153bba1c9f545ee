import { useHost } from '../../../../../renderer/engine/HostContext'
import { toCalendarDay } from '../../../../../renderer/format/formatDate'
import { useDayAndTime } from '../../../pages/useDayAndTime'
import { useSession } from '../../../session/Session'

type Period = { startsAt: string; endsAt: string }

/** Functions that write when something is, in the town's time zone: an instant, and the day and the hours of an event. */
export function useEventTimes() {
  const { shellText: text } = useSession()
  const { timeZone } = useHost()
  const { dayOf, timeOf } = useDayAndTime()
  const moment = (instant: string) => text('tickets.moment', { day: dayOf(instant), time: timeOf(instant) })
  const isOneDay = ({ startsAt, endsAt }: Period) =>
    toCalendarDay(new Date(startsAt), timeZone) === toCalendarDay(new Date(endsAt), timeZone)
  return {
    moment,
    dayOf,
    /** The hours of an event, or until when it is if it ends on another day. */
    hoursOf: (event: Period) =>
      isOneDay(event)
        ? text('tickets.fromTo', { start: timeOf(event.startsAt), end: timeOf(event.endsAt) })
        : text('tickets.fromUntil', { start: timeOf(event.startsAt), end: moment(event.endsAt) }),
  }
}
