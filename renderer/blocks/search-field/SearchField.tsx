import type { BlockProps } from '../../engine/BlockProps'
import styles from './SearchField.module.css'

/** A title with a text below it. */
export function SearchField({ data: { title, text } }: BlockProps<'search-field'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
