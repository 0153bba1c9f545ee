import styles from './Meter.module.css'

type Props = {
  /** Up to eight digits; missing ones leave empty slots. */
  digits: string
  /** `large` takes the width of a slot and the gap between two from `--slot` and `--slot-gap`. */
  size?: 'small' | 'large'
}

const slots = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/**
 * A meter reading in nine slots: five digits, the dot, three digits. The dot and the decimals are red. Hidden from
 * screen readers, because a text beside it states the reading.
 */
export function Meter({ digits, size = 'small' }: Props) {
  return (
    <span className={styles.meter} data-size={size} aria-hidden="true">
      {slots.map((slot) => {
        const digitIndex = slot < 5 ? slot : slot - 1
        const isDot = slot === 5
        return (
          <span key={slot} className={styles.slot} data-kind={isDot ? 'dot' : slot > 5 ? 'decimal' : 'whole'}>
            {isDot ? '.' : (digits[digitIndex] ?? '')}
          </span>
        )
      })}
    </span>
  )
}
