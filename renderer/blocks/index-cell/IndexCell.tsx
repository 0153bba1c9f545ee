import type { BlockProps } from '../../engine/BlockProps'
import styles from './IndexCell.module.css'

/** A title with a text below it. */
export function IndexCell({ data: { title, text } }: BlockProps<'index-cell'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
