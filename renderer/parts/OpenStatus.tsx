import { useText } from '../i18n/TextContext'
import styles from './OpenStatus.module.css'

/** Says whether a place is open, with a dot. */
export function OpenStatus({ status }: { status: 'open' | 'closed' }) {
  const text = useText()
  return (
    <span className={styles.status} data-status={status}>
      {text(`cell.${status}`)}
    </span>
  )
}
