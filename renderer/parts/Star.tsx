import styles from './Star.module.css'

/** A star of five points (radii 9.6 and 4.3 around 12, 12.6) and its left half. */
const whole = 'M12 3 14.5 9.1 21.1 9.6 16.1 13.9 17.6 20.4 12 16.9 6.4 20.4 7.9 13.9 2.9 9.6 9.5 9.1Z'
const left = 'M12 3 12 16.9 6.4 20.4 7.9 13.9 2.9 9.6 9.5 9.1Z'

/** A decorative star of 4.8rem. */
export function Star({ filled }: { filled: 'none' | 'half' | 'full' }) {
  return (
    <svg className={styles.star} viewBox="0 0 24 24" aria-hidden="true" focusable="false" data-filled={filled}>
      <path d={whole} />
      {filled !== 'none' && <path className={styles.filled} d={filled === 'half' ? left : whole} />}
    </svg>
  )
}
