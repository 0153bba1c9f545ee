import type { ReactNode } from 'react'
import styles from './ToolButton.module.css'

type Props = { onClick(): void; pressed?: boolean; disabled?: boolean; children: ReactNode }

/** A small button of a tool bar: a drawing and a word. */
export function ToolButton({ onClick, pressed, disabled, children }: Props) {
  return (
    <button type="button" className={styles.button} aria-pressed={pressed} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  )
}
