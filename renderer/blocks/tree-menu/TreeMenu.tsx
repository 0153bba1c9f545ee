import type { BlockProps } from '../../engine/BlockProps'
import styles from './TreeMenu.module.css'

/** A title with a text below it. */
export function TreeMenu({ data: { title, text } }: BlockProps<'tree-menu'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
