import type { BlockProps } from '../../engine/BlockProps'
import styles from './PlaceCell.module.css'

/** A title with a text below it. */
export function PlaceCell({ data: { title, text } }: BlockProps<'place-cell'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
