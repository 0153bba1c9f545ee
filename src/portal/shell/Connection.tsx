import { Icon } from '../../../renderer/parts/Icon'
import { useHydrated } from '../../../renderer/parts/useHydrated'
import { useRouteMatch } from '../location/Route'
import { useShellText, useVisitor } from '../session/Session'
import styles from './Connection.module.css'

/** Shows that the network is down, or that a page (`stuck`) or the reason of a failure could not be loaded. */
export function Connection({ stuck }: { stuck: boolean }) {
  const text = useShellText()
  const hydrated = useHydrated()
  const isOnline = useVisitor('isOnline')
  const isCutOff = useVisitor('isCutOff')
  const { route } = useRouteMatch()
  // Hydration must match the server's page, which was rendered online.
  const isOffline = hydrated && !isOnline && !route.worksOffline
  return (
    <div className={styles.place} role="status">
      {(stuck || isCutOff || isOffline) && (
        <p className={styles.message}>
          <Icon name="warning" />
          <span>{text(stuck || isCutOff ? 'failure.offline' : 'offline')}</span>
        </p>
      )}
    </div>
  )
}

/** A progress bar at the top while the next page loads. A delay hides it for quick pages. */
export function Progress({ pending }: { pending: boolean }) {
  const text = useShellText()
  return pending ? <div className={styles.progress} role="progressbar" aria-label={text('page.loading')} /> : null
}
