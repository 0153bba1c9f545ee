import type { BlockProps } from '../../engine/BlockProps'
import styles from './RatingInput.module.css'

/** A title with a text below it. */
export function RatingInput({ data: { title, text } }: BlockProps<'rating-input'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
