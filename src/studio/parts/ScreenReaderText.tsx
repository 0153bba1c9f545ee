import type { ReactNode } from 'react'
import styles from './ScreenReaderText.module.css'

/** Text for screen readers only. `live` announces its changes. */
export function ScreenReaderText({ live, children }: { live?: boolean; children?: ReactNode }) {
  return (
    <span className={styles.hidden} role={live ? 'status' : undefined}>
      {children}
    </span>
  )
}
