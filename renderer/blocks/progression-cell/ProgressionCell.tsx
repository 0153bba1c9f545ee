import type { BlockProps } from '../../engine/BlockProps'
import styles from './ProgressionCell.module.css'

/** A title with a text below it. */
export function ProgressionCell({ data: { title, text } }: BlockProps<'progression-cell'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
