import styles from './Spinner.module.css'
import { VisuallyHidden } from './VisuallyHidden'

/** Something is under way; `label` says what, to whoever does not see it turn. */
export function Spinner({ label }: { label: string }) {
  return (
    <>
      <span className={styles.spinner} aria-hidden="true" />
      <VisuallyHidden live>{label}</VisuallyHidden>
    </>
  )
}
