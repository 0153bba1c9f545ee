import type { ReactNode } from 'react'
import styles from './ScreenReaderText.module.css'

/** Text for whoever listens to the page. `live` announces it whenever it changes. */
export function ScreenReaderText({ live, children }: { live?: boolean; children?: ReactNode }) {
  return (
    <span className={styles.hidden} role={live ? 'status' : undefined}>
      {children}
    </span>
  )
}
