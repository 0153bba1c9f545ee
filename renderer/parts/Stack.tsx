import type { ReactNode } from 'react'
import styles from './Stack.module.css'

/** Blocks one below the other, evenly spaced whatever they are. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}
