import type { BlockProps } from '../../engine/BlockProps'
import styles from './Rating.module.css'

/** A title with a text below it. */
export function Rating({ data: { title, text } }: BlockProps<'rating'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
