import type { BlockProps } from '../../engine/BlockProps'
import styles from './CalendarList.module.css'

/** A title with a text below it. */
export function CalendarList({ data: { title, text } }: BlockProps<'calendar-list'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
