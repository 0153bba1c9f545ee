import { useHost } from '../../engine/HostContext'
import { formatDate } from '../../format/formatDate'
import styles from './ContentCell.module.css'

const day: Intl.DateTimeFormatOptions = { day: 'numeric' }
const month: Intl.DateTimeFormatOptions = { month: 'short' }

/** Day and month of an event, large. It repeats for the eye what the date of the card says. */
export function EventBadge({ date }: { date: string }) {
  const { locale, timeZone } = useHost()
  return (
    <span className={styles.badge} aria-hidden="true">
      <b className={styles.day}>{formatDate(date, locale, timeZone, day)}</b>
      {formatDate(date, locale, timeZone, month)}
    </span>
  )
}
