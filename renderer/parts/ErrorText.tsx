import type { ReactNode } from 'react'
import styles from './ErrorText.module.css'
import { Icon } from './Icon'

/** An error message that screen readers announce at once. */
export function ErrorText({ children }: { children: ReactNode }) {
  return (
    <p className={styles.error} role="alert">
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  )
}
