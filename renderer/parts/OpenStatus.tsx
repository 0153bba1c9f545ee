import { useText } from '../i18n/TextContext'
import styles from './OpenStatus.module.css'

/** Whether a place is open, in words and as a coloured dot. */
export function OpenStatus({ status }: { status: 'open' | 'closed' }) {
  const text = useText()
  return (
    <span className={styles.status} data-status={status}>
      {text(`cell.${status}`)}
    </span>
  )
}
