import type { ReactNode } from 'react'
import styles from './ChipRow.module.css'

type Props = {
  label?: string
  /** Where the chips form one line that scrolls sideways: on phones, everywhere, or nowhere. */
  line?: 'phones' | 'always' | 'never'
  children: ReactNode
}

/**
 * Chips side by side, each in an `li`. A single line leaves room for the filtered content and scrolls the selected
 * chip into view.
 */
export function ChipRow({ label, line = 'phones', children }: Props) {
  return (
    <ul className={styles.row} data-line={line} aria-label={label}>
      {children}
    </ul>
  )
}
