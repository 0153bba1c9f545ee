import type { BlockProps } from '../../engine/BlockProps'
import styles from './ParametersRow.module.css'

/** A title with a text below it. */
export function ParametersRow({ data: { title, text } }: BlockProps<'parameters-row'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
