import type { ReactNode } from 'react'
import styles from './ChipRow.module.css'

type Props = {
  label?: string
  /** Where the chips are one line that is moved sideways: on phones, everywhere, or nowhere. */
  line?: 'phones' | 'always' | 'never'
  children: ReactNode
}

/**
 * Chips side by side, each in an `li`. As one line they leave the first screen to what they filter, and the chosen one is in
 * view.
 */
export function ChipRow({ label, line = 'phones', children }: Props) {
  return (
    <ul className={styles.row} data-line={line} aria-label={label}>
      {children}
    </ul>
  )
}
