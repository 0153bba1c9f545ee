import type { ReactNode } from 'react'
import styles from './AffixButton.module.css'

type Props = {
  /** Its name; it shows no text. */
  label: string
  /** For a button that is on or off. */
  pressed?: boolean
  onPress(): void
  disabled?: boolean | undefined
  children: ReactNode
}

/** A button inside the box of a control. */
export function AffixButton({ label, pressed, onPress, disabled, children }: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onPress}
      disabled={disabled}
    >
      {children}
    </button>
  )
}
