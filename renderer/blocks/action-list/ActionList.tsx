import type { BlockProps } from '../../engine/BlockProps'
import styles from './ActionList.module.css'

/** A title with a text below it. */
export function ActionList({ data: { title, text } }: BlockProps<'action-list'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
