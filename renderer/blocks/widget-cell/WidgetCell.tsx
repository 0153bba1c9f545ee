import type { BlockProps } from '../../engine/BlockProps'
import styles from './WidgetCell.module.css'

/** A title with a text below it. */
export function WidgetCell({ data: { title, text } }: BlockProps<'widget-cell'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
