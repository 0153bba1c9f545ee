import type { BlockProps } from '../../engine/BlockProps'
import styles from './CategoryTree.module.css'

/** A title with a text below it. */
export function CategoryTree({ data: { title, text } }: BlockProps<'category-tree'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
