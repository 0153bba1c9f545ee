import { useHost } from '../../../../../renderer/engine/HostContext'
import { instantOf, monthOf } from '../../../../../renderer/format/calendarDay'
import { formatDate, toCalendarDay } from '../../../../../renderer/format/formatDate'
import { MonthTable } from '../../../../../renderer/parts/MonthTable'
import type { AppointmentCalendar } from '../../../../../schemas/engine'
import { portalPath } from '../../../location/urls'
import { useGo } from '../../../pages/useGo'
import { useSession } from '../../../session/Session'
import { type Choice, pathOf, steps } from '../Choice'
import styles from './slots.module.css'

const fullDay: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' }

/** The months that can be booked. Days with free slots are links to their times, so that the calendar needs no script. */
export function SlotCalendar({ calendar, choice }: { calendar: AppointmentCalendar; choice: Choice }) {
  const { portal, shellText: text } = useSession()
  const { locale, timeZone, now } = useHost()
  const go = useGo()
  const { date, ...rest } = choice
  const free = new Map(calendar.dates.map((day) => [day.date, day.free]))
  const month = rest.month ?? monthOf(date ?? calendar.dates[0]?.date ?? calendar.first)
  const pathOfMonth = (other: string) => `${pathOf(steps.choose, { ...choice, month: other })}#jours`
  return (
    <MonthTable
      today={toCalendarDay(now(), timeZone)}
      month={month}
      first={monthOf(calendar.first)}
      last={monthOf(calendar.last)}
      names={{ previous: text('appointments.previousMonth'), next: text('appointments.nextMonth') }}
      hrefOf={(other) => portalPath(portal.cardName, pathOfMonth(other))}
      onMonth={(other) => go(pathOfMonth(other))}
      isMarked={(day) => free.has(day)}
    >
      {(day, number) => {
        const count = free.get(day)
        if (count === undefined) return <span className={styles.full}>{number}</span>
        return (
          <a
            className={styles.free}
            href={portalPath(
              portal.cardName,
              `${pathOf(steps.choose, { ...choice, month: monthOf(day), date: day })}#heures`,
            )}
            rel="nofollow"
            aria-current={day === date ? 'date' : undefined}
            aria-label={text('appointments.freeOn', {
              day: formatDate(instantOf(day), locale, 'UTC', fullDay),
              count,
            })}
          >
            {number}
          </a>
        )
      }}
    </MonthTable>
  )
}
