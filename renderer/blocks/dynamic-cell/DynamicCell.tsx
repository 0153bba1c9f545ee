import type { BlockProps } from '../../engine/BlockProps'
import styles from './DynamicCell.module.css'

/** A title with a text below it. */
export function DynamicCell({ data: { title, text } }: BlockProps<'dynamic-cell'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
