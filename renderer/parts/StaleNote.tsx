import { useHost } from '../engine/HostContext'
import { formatDate } from '../format/formatDate'
import { useText } from '../i18n/TextContext'
import { buttonClass } from './buttonClass'
import styles from './StaleNote.module.css'

type Props = {
  /** Whether there is something to see nevertheless. */
  isShown: boolean
  /** When what is shown was read, if that is known. */
  since: Date | undefined
  onRetry(): void
}

const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }

/** Says below something that is read again and again that this has failed. It is not announced: nothing was asked for. */
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
