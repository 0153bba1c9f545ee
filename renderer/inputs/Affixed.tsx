import type { ReactNode } from 'react'
import styles from './Affixed.module.css'

type Props = {
  /** Shown before the typed value, inside the box. */
  before?: string | undefined
  /** Shown after the typed value: a unit or a button. */
  after?: ReactNode
  children: ReactNode
}

/** The box of a control with a prefix or a suffix. */
export function Affixed({ before, after, children }: Props) {
  return (
    <span className={styles.box}>
      {before && <span className={styles.before}>{before}</span>}
      {children}
      {after}
    </span>
  )
}

type AffixButtonProps = {
  /** Accessible name: the button shows only an icon. */
  label: string
  /** Makes it a toggle button. */
  pressed?: boolean
  onPress(): void
  disabled?: boolean | undefined
  children: ReactNode
}

/** A button inside the box of a control. */
export function AffixButton({ label, pressed, onPress, disabled, children }: AffixButtonProps) {
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
