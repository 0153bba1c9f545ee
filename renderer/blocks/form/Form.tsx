import type { BlockProps } from '../../engine/BlockProps'
import styles from './Form.module.css'

/** Fields and a button that sends them. */
export function Form({ data: { title } }: BlockProps<'form'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
    </div>
  )
}
