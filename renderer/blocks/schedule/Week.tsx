import type { ScheduleEntry } from '../../../schemas/engine'
import { useHost } from '../../engine/HostContext'
import { formatTime, formatWeekday } from '../../format/formatDate'
import { useText } from '../../i18n/TextContext'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import styles from './Schedule.module.css'

/** Weekdays as they are listed, 0 is Sunday. */
const week = [1, 2, 3, 4, 5, 6, 0]

/** The hours of each day, Monday first. */
export function Week({ entries, today }: { entries: readonly ScheduleEntry[]; today: number }) {
  const text = useText()
  const { locale } = useHost()
  return (
    <table className={styles.week}>
      <caption>
        <VisuallyHidden>{text('schedule.hours')}</VisuallyHidden>
      </caption>
      <tbody>
        {week.map((day) => (
          <tr key={day} className={styles.day} aria-current={day === today ? 'date' : undefined}>
            <th scope="row" className={styles.name}>
              {formatWeekday(day, locale)}
              {day === today && <VisuallyHidden> ({text('schedule.today')})</VisuallyHidden>}
            </th>
            <td className={styles.hours}>
              <Hours entries={entries.filter((entry) => entry.day === day)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Hours({ entries }: { entries: readonly ScheduleEntry[] }) {
  const text = useText()
  const { locale } = useHost()
  if (entries.length === 0) return text('schedule.closed')
  const write = ({ startTime, endTime, alwaysOpen, appointment }: ScheduleEntry) => {
    const wholeDay = alwaysOpen || (startTime === 0 && (endTime === 0 || endTime === 1440))
    if (wholeDay && appointment) return text('schedule.appointmentOnly')
    const range = { start: formatTime(startTime, locale), end: formatTime(endTime, locale) }
    return (
      <>
        {wholeDay ? text('schedule.allDay') : text('schedule.range', range)}{' '}
        {appointment && <small className={styles.appointment}>{text('schedule.appointment')}</small>}
      </>
    )
  }
  return [...entries]
    .sort((a, b) => a.startTime - b.startTime)
    .map((entry, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: openings are told apart by their order alone
      <span key={index} className={styles.range}>
        {write(entry)}
      </span>
    ))
}
