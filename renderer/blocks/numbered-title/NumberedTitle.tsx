import type { BlockProps } from '../../engine/BlockProps'
import styles from './NumberedTitle.module.css'

/** A title with a text below it. */
export function NumberedTitle({ data: { title, text } }: BlockProps<'numbered-title'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
