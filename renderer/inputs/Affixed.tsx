import type { ReactNode } from 'react'
import styles from './Affixed.module.css'

type Props = {
  /** Text before what is typed, as part of the box. */
  before?: string | undefined
  /** After it: a unit, or a button. */
  after?: ReactNode
  children: ReactNode
}

/** The box of a control with something beside what is typed. */
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
  /** Its name; it shows no text. */
  label: string
  /** For a button that is on or off. */
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
