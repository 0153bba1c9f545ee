import type { ReactNode } from 'react'
import styles from './ToolButton.module.css'

type Props = { onClick(): void; pressed?: boolean; disabled?: boolean; children: ReactNode }

/** A small toolbar button with an icon and a label. */
export function ToolButton({ onClick, pressed, disabled, children }: Props) {
  return (
    <button type="button" className={styles.button} aria-pressed={pressed} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  )
}
