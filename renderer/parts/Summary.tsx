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

/** The line that opens a `details` element of a card without padding. It is as wide as the card. */
export function CardSummary({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <summary className={`${styles.cardSummary} ${className}`}>
      {children}
      <Icon name="chevron-down" />
    </summary>
  )
}
