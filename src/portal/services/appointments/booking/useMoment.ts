import { useDayAndTime } from '../../../pages/useDayAndTime'
import { useSession } from '../../../session/Session'

/** A function that writes an instant as `jeudi 3 décembre 2026 à 09:00`, in the town's time zone. */
export function useMoment(): (instant: string) => string {
  const { shellText: text } = useSession()
  const { dayOf, timeOf } = useDayAndTime()
  return (instant) => text('appointments.moment', { day: dayOf(instant), time: timeOf(instant) })
}
