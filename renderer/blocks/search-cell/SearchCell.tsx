import type { BlockProps } from '../../engine/BlockProps'
import styles from './SearchCell.module.css'

/** A title with a text below it. */
export function SearchCell({ data: { title, text } }: BlockProps<'search-cell'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
