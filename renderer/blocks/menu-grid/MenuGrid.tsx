import type { BlockProps } from '../../engine/BlockProps'
import styles from './MenuGrid.module.css'

/** A title with a text below it. */
export function MenuGrid({ data: { title, text } }: BlockProps<'menu-grid'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
