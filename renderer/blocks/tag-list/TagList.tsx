import type { BlockProps } from '../../engine/BlockProps'
import styles from './TagList.module.css'

/** A title with a text below it. */
export function TagList({ data: { title, text } }: BlockProps<'tag-list'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
