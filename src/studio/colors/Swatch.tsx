import styles from './ColorPanel.module.css'

/** A colour to be seen. It stands beside its code, which says it. */
export function Swatch({ color }: { color: string }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <rect width="16" height="16" rx="3" fill={color} />
    </svg>
  )
}
