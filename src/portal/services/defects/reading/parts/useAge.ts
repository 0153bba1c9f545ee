import { useHost } from '../../../../../../renderer/engine/HostContext'
import { formatDate, toCalendarDay } from '../../../../../../renderer/format/formatDate'
import { useNow } from '../../../../../../renderer/parts/useNow'
import { useSession } from '../../../../session/Session'

const dayMs = 24 * 3_600_000
/** Older reports have a date. */
const maxDays = 30

/** Returns a function that says when a report was made: days ago, or on which day. */
export function useAge(): (madeAt: string) => string {
  const { shellText: text } = useSession()
  const { locale, timeZone } = useHost()
  const now = useNow()
  const dayOf = (moment: string | Date) => Date.parse(toCalendarDay(new Date(moment), timeZone))
  return (madeAt) => {
    // The clock of a device may be behind.
    const days = Math.max(0, Math.round((dayOf(now) - dayOf(madeAt)) / dayMs))
    return days > maxDays
      ? text('reports.madeOn', { date: formatDate(madeAt, locale, timeZone) })
      : text('reports.made', { age: text('reports.age', { days }) })
  }
}
