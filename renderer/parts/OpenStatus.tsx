import { useText } from '../i18n/TextContext'
import styles from './OpenStatus.module.css'

/** Whether a place is open, as a word and a dot. */
export function OpenStatus({ status }: { status: 'open' | 'closed' }) {
  const text = useText()
  return (
    <span className={styles.status} data-status={status}>
      {text(`cell.${status}`)}
    </span>
  )
}
