import { useShellText } from '../session/Session'
import styles from './Progress.module.css'

/** A thin bar at the top while the next page loads. It appears after a delay, so not for quick pages. */
export function Progress({ pending }: { pending: boolean }) {
  const text = useShellText()
  return pending ? <div className={styles.progress} role="progressbar" aria-label={text('page.loading')} /> : null
}
