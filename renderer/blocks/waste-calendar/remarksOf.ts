import { instantOf } from '../../format/calendarDay'
import { formatDate, formatTime } from '../../format/formatDate'
import type { Text } from '../../i18n/createText'
import type { Pickup } from './upcomingDays'

const date: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' }

/** The day that a holiday took from a pickup; undefined for one on its usual day. */
export const movedTextOf = ({ movedFrom }: Pickup, text: Text, locale: string): string | undefined =>
  movedFrom && text('waste.movedFrom', { day: formatDate(instantOf(movedFrom), locale, 'UTC', date) })

/** When to put the waste out for a pickup; undefined when the town does not say it. */
export function putOutTextOf({ putOut }: Pickup, text: Text, locale: string): string | undefined {
  if (!putOut) return undefined
  const before = formatTime(putOut.before, locale)
  return putOut.from === undefined
    ? text('waste.putOutOn', { before })
    : text('waste.putOut', { from: formatTime(putOut.from, locale), before })
}
