import type { ReactNode } from 'react'
import styles from './Stack.module.css'

/** Stacks blocks with even spacing. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}
