import type { ReactNode } from 'react'
import styles from './ChipRow.module.css'

/**
 * Chips side by side, each in an `li`. On phones they are one line, which a finger moves and where the chosen one is in
 * view: what they filter then begins on the first screen.
 */
export function ChipRow({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.row} aria-label={label}>
      {children}
    </ul>
  )
}
