import type { ScheduleEntry } from '../../../schemas/engine'
import type { BlockProps } from '../../engine/BlockProps'
import { useHost } from '../../engine/HostContext'
import { formatTime, formatWeekday } from '../../format/formatDate'
import type { Text } from '../../i18n/createText'
import { useText } from '../../i18n/TextContext'
import { cardClass } from '../../parts/cardClass'
import { ErrorText } from '../../parts/ErrorText'
import { CardSummary } from '../../parts/Summary'
import { useNow } from '../../parts/useNow'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import styles from './Schedule.module.css'
import { type OpeningStatus, statusAt, weekClock } from './statusAt'

export { default as contract } from '../../../schemas/generated/blocks/schedule.js'

/** Whether a place is open now in the town's time zone, and its folded opening hours of the week. */
export function Schedule({ data: { entries, description } }: BlockProps<'schedule'>) {
  const { timeZone, isTimeZoneGuessed } = useHost()
  const text = useText()
  const now = useNow()
  const clock = isTimeZoneGuessed ? undefined : weekClock(now, timeZone)
  return (
    <div className={`${cardClass(false)} ${styles.schedule}`}>
      {clock ? (
        <details>
          <CardSummary className={styles.summary}>
            <StatusText status={statusAt(entries, clock)} closedAllWeek={entries.length === 0} />
          </CardSummary>
          <Week entries={entries} today={clock.day} />
        </details>
      ) : (
        <ErrorText>{text('schedule.daysFailed')}</ErrorText>
      )}
      {description && <p className={styles.note}>{description}</p>}
    </div>
  )
}

type StatusProps = { status: OpeningStatus; closedAllWeek: boolean }

/** Open or closed, and until when. */
export function StatusText({ status, closedAllWeek }: StatusProps) {
  const text = useText()
  const { locale } = useHost()
  const detail = status.open ? openDetail(status, locale, text) : closedDetail(status, locale, text)
  const closed = closedAllWeek ? 'schedule.closedAllWeek' : 'schedule.closed'
  return (
    <span className={styles.status}>
      <b className={styles.state} data-open={status.open || undefined}>
        {text(status.open ? 'schedule.open' : closed)}
      </b>{' '}
      {detail && <span className={styles.detail}>{detail}</span>}
    </span>
  )
}

function openDetail(status: OpeningStatus & { open: true }, locale: string, text: Text): string {
  const until =
    status.until === undefined
      ? text('schedule.allDay')
      : text('schedule.until', { time: formatTime(status.until, locale) })
  return status.appointment ? `${until} · ${text('schedule.appointment')}` : until
}

function closedDetail(status: OpeningStatus & { open: false }, locale: string, text: Text): string | undefined {
  const { next, appointment } = status
  if (!next) return appointment ? text('schedule.appointment') : undefined
  const { days, at } = next
  const day = formatWeekday(next.day, locale)
  if (at === undefined) return days === 1 ? text('schedule.opensTomorrow') : text('schedule.opensOn', { day })
  const time = formatTime(at, locale)
  if (days === 0) return text('schedule.opensAt', { time })
  return days === 1 ? text('schedule.opensTomorrowAt', { time }) : text('schedule.opensOnAt', { day, time })
}

/** Weekdays in the order they are listed; 0 is Sunday. */
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
      // biome-ignore lint/suspicious/noArrayIndexKey: openings have no id but their index
      <span key={index} className={styles.range}>
        {write(entry)}
      </span>
    ))
}
