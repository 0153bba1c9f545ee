import { Icon } from '../../../renderer/parts/Icon'
import { useShellText, useVisitor } from '../session/Session'
import styles from './Connection.module.css'

/** Tells the visitor that the network is down, or that a page failed to load (`stuck`). */
export function Connection({ stuck }: { stuck: boolean }) {
  const text = useShellText()
  const isOnline = useVisitor('isOnline')
  return (
    <div className={styles.place} role="status">
      {(stuck || !isOnline) && (
        <p className={styles.message}>
          <Icon name="warning" />
          <span>{text(stuck ? 'failure.offline' : 'offline')}</span>
        </p>
      )}
    </div>
  )
}

/** A thin bar at the top while the next page loads. It appears after a delay, so not for quick pages. */
export function Progress({ pending }: { pending: boolean }) {
  const text = useShellText()
  return pending ? <div className={styles.progress} role="progressbar" aria-label={text('page.loading')} /> : null
}
