import { useHost } from '../../engine/HostContext'
import { formatTime, formatWeekday } from '../../format/formatDate'
import type { Text } from '../../i18n/createText'
import { useText } from '../../i18n/TextContext'
import styles from './Schedule.module.css'
import type { Status } from './statusAt'

type Props = { status: Status; closedAllWeek: boolean }

/** Open or closed, and until when. */
export function StatusText({ status, closedAllWeek }: Props) {
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

function openDetail(status: Status & { open: true }, locale: string, text: Text): string {
  const until =
    status.until === undefined
      ? text('schedule.allDay')
      : text('schedule.until', { time: formatTime(status.until, locale) })
  return status.appointment ? `${until} · ${text('schedule.appointment')}` : until
}

function closedDetail(status: Status & { open: false }, locale: string, text: Text): string | undefined {
  const { next, appointment } = status
  if (!next) return appointment ? text('schedule.appointment') : undefined
  const { days, at } = next
  const day = formatWeekday(next.day, locale)
  if (at === undefined) return days === 1 ? text('schedule.opensTomorrow') : text('schedule.opensOn', { day })
  const time = formatTime(at, locale)
  if (days === 0) return text('schedule.opensAt', { time })
  return days === 1 ? text('schedule.opensTomorrowAt', { time }) : text('schedule.opensOnAt', { day, time })
}
