import { useHost } from '../../engine/HostContext'
import { formatDate } from '../../format/formatDate'
import styles from './EventBadge.module.css'

const dayOptions: Intl.DateTimeFormatOptions = { day: 'numeric' }
const monthOptions: Intl.DateTimeFormatOptions = { month: 'short' }

/** Day and month of an event in large type. Screen readers skip it, because the date of the card says the same. */
export function EventBadge({ date }: { date: string }) {
  const { locale, timeZone } = useHost()
  return (
    <span className={styles.badge} aria-hidden="true">
      <b className={styles.day}>{formatDate(date, locale, timeZone, dayOptions)}</b>
      {formatDate(date, locale, timeZone, monthOptions)}
    </span>
  )
}
