import { useHost } from '../engine/HostContext'
import { formatDate } from '../format/formatDate'
import { useText } from '../i18n/TextContext'
import { buttonClass } from './buttonClass'
import styles from './StaleNote.module.css'

type Props = {
  /** Whether older content is still shown. */
  isShown: boolean
  /** When the shown content was fetched, if known. */
  since: Date | undefined
  onRetry(): void
}

const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }

/**
 * A note below refreshed content that the last refresh failed. It is not announced, because the visitor did not start
 * the refresh.
 */
export function StaleNote({ isShown, since, onRetry }: Props) {
  const text = useText()
  const { locale, timeZone } = useHost()
  const stale = since ? text('live.since', { time: formatDate(since, locale, timeZone, clock) }) : text('live.stale')
  return (
    <p className={styles.note}>
      <span>{isShown ? stale : text('live.failed')}</span>
      <button type="button" className={`${buttonClass('link')} ${styles.retry}`} onClick={onRetry}>
        {text('error.retry')}
      </button>
    </p>
  )
}
