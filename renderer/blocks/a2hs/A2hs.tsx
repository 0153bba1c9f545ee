import type { BlockProps } from '../../engine/BlockProps'
import styles from './A2hs.module.css'

/** A title with a text below it. */
export function A2hs({ data: { title, text } }: BlockProps<'a2hs'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
