import styles from './ProgressBar.module.css'

type Props = {
  /** Clamped to the range from 0 to `max`. */
  value: number
  max: number
  /** Accessible name. Without it, the bar is hidden from screen readers, because a text beside it says the same. */
  label?: string
  /** The value in words; by default screen readers say a percentage of `max`. */
  valueText?: string
  tone?: 'primary' | 'quiet' | 'star' | 'red' | 'orange' | 'yellow' | 'green'
  className?: string | undefined
}

/** A bar that shows a value as a share of `max`. A text beside it states the number. */
export function ProgressBar({ value, max, label, valueText, tone = 'primary', className }: Props) {
  const safeMax = max > 0 ? max : 1
  return (
    <progress
      className={className ? `${styles.bar} ${className}` : styles.bar}
      max={safeMax}
      value={Math.min(Math.max(value, 0), safeMax)}
      data-tone={tone}
      aria-label={label}
      aria-valuetext={label && valueText}
      aria-hidden={label ? undefined : true}
    />
  )
}
