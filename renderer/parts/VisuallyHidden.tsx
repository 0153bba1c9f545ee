import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Text for whoever listens to the page. `live` announces it whenever it changes, once what is being read is over. */
export function VisuallyHidden({ live, children }: { live?: boolean; children?: ReactNode }) {
  return (
    <span className={styles.hidden} role={live ? 'status' : undefined}>
      {children}
    </span>
  )
}
