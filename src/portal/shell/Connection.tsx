import { Icon } from '../../../renderer/parts/Icon'
import { useHydrated } from '../../../renderer/parts/useHydrated'
import { useRouteMatch } from '../location/Route'
import { useShellText, useVisitor } from '../session/Session'
import styles from './Connection.module.css'

/** Tells the visitor that the network is down, or that a page failed to load (`stuck`). */
export function Connection({ stuck }: { stuck: boolean }) {
  const text = useShellText()
  const hydrated = useHydrated()
  const isOnline = useVisitor('isOnline')
  const { route } = useRouteMatch()
  // A page that opens without a network was rendered with one, and says so once it is hydrated.
  const isOffline = hydrated && !isOnline && !route.worksOffline
  return (
    <div className={styles.place} role="status">
      {(stuck || isOffline) && (
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
