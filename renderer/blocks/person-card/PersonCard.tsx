import type { BlockProps } from '../../engine/BlockProps'
import styles from './PersonCard.module.css'

/** A title with a text below it. */
export function PersonCard({ data: { title, text } }: BlockProps<'person-card'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
