import type { ReactNode } from 'react'
import styles from './ErrorText.module.css'
import { Icon } from './Icon'

/** What went wrong, said at once to whoever does not see it appear. */
export function ErrorText({ children }: { children: ReactNode }) {
  return (
    <p className={styles.error} role="alert">
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  )
}
