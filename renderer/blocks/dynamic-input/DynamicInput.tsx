import type { BlockProps } from '../../engine/BlockProps'
import styles from './DynamicInput.module.css'

/** One field that stands alone. */
export function DynamicInput({ data: { label } }: BlockProps<'dynamic-input'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{label}</p>
    </div>
  )
}
