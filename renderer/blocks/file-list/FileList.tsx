import type { BlockProps } from '../../engine/BlockProps'
import styles from './FileList.module.css'

/** A title with a text below it. */
export function FileList({ data: { title, text } }: BlockProps<'file-list'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
