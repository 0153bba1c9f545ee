import type { ReactNode } from 'react'
import { Icon } from '../Icon'
import styles from './frame.module.css'

/** What stands in the place of a page of another site until the visitor agrees to load it, or when it cannot be shown. */
export const FrameCard = ({ children }: { children: ReactNode }) => (
  <div className={styles.card}>
    <span className={styles.icon}>
      <Icon name="external" />
    </span>
    {children}
  </div>
)

/** Says whose page would be loaded, and what that means. */
export const FrameNotice = ({ from, children }: { from: string; children: ReactNode }) => (
  <p className={styles.notice}>
    <strong>{from}</strong> {children}
  </p>
)
