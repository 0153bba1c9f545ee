import type { BlockProps } from '../../engine/BlockProps'
import styles from './DynamicInput.module.css'

/** A title with a text below it. */
export function DynamicInput({ data: { title, text } }: BlockProps<'dynamic-input'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
