import type { BlockProps } from '../../engine/BlockProps'
import styles from './LabelCell.module.css'

/** A title with a text below it. */
export function LabelCell({ data: { title, text } }: BlockProps<'label-cell'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
