import styles from './ProgressBar.module.css'

type Props = {
  /** Kept between 0 and `max`. */
  value: number
  max: number
  /** What is measured. Left out, the bar only repeats for the eye what a text beside it says, and is not read. */
  label?: string
  /** The value in words; left out, it is read as a share of `max`. */
  valueText?: string
  tone?: 'primary' | 'quiet' | 'star' | 'red' | 'orange' | 'yellow' | 'green'
  className?: string | undefined
}

/** A value as a bar, as long as its share. The number also stands beside it as a text, wherever this is drawn. */
export function ProgressBar({ value, max, label, valueText, tone = 'primary', className }: Props) {
  const top = max > 0 ? max : 1
  return (
    <progress
      className={className ? `${styles.bar} ${className}` : styles.bar}
      max={top}
      value={Math.min(Math.max(value, 0), top)}
      data-tone={tone}
      aria-label={label}
      aria-valuetext={label && valueText}
      aria-hidden={label ? undefined : true}
    />
  )
}
