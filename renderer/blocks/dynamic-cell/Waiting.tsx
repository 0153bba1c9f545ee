import { useText } from '../../i18n/TextContext'
import { cardClass } from '../../parts/cardClass'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import styles from './DynamicCell.module.css'

/** Keeps a card's room for what is about to come. Without a script nothing will, and nothing stands there. */
export function Waiting() {
  const text = useText()
  return (
    <div className={`${cardClass()} ${styles.waiting}`}>
      <VisuallyHidden>{text('list.loading')}</VisuallyHidden>
      <span className={styles.line} />
      <span className={styles.line} />
    </div>
  )
}
