import styles from './Spinner.module.css'
import { VisuallyHidden } from './VisuallyHidden'

/** A spinner; `label` tells screen readers what is in progress. */
export function Spinner({ label }: { label: string }) {
  return (
    <>
      <span className={styles.spinner} aria-hidden="true" />
      <VisuallyHidden live>{label}</VisuallyHidden>
    </>
  )
}
