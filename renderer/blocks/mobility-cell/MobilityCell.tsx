import type { BlockProps } from '../../engine/BlockProps'
import styles from './MobilityCell.module.css'

/** A title with a text below it. */
export function MobilityCell({ data: { title, text } }: BlockProps<'mobility-cell'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
