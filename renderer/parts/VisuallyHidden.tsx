import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Text for screen readers only. `live` announces its changes politely. */
export function VisuallyHidden({ live, children }: { live?: boolean; children?: ReactNode }) {
  return (
    <span className={styles.hidden} role={live ? 'status' : undefined}>
      {children}
    </span>
  )
}
