import type { BlockProps } from '../../engine/BlockProps'
import styles from './WasteCalendar.module.css'

/** A title with a text below it. */
export function WasteCalendar({ data: { title, text } }: BlockProps<'waste-calendar'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
