import type { BlockProps } from '../../engine/BlockProps'
import styles from './Form.module.css'

/** A title with a text below it. */
export function Form({ data: { title, text } }: BlockProps<'form'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
