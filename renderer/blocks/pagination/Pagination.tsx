import type { BlockProps } from '../../engine/BlockProps'
import styles from './Pagination.module.css'

/** A title with a text below it. */
export function Pagination({ data: { title, text } }: BlockProps<'pagination'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
