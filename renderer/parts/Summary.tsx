import type { ReactNode } from 'react'
import { Icon } from './Icon'
import styles from './Summary.module.css'

/** The line that opens a `details` element. Its arrow turns when the element is open. */
export function Summary({ children }: { children: ReactNode }) {
  return (
    <summary className={styles.summary}>
      <span>{children}</span>
      <Icon name="chevron-down" />
    </summary>
  )
}
