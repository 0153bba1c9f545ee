import { useSyncExternalStore } from 'react'
import { Icon } from '../../../renderer/parts/Icon'
import { useShellText } from '../session/Session'
import styles from './Connection.module.css'

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Tells the visitor that the network is down, or that a page failed to load (`stuck`). */
export function Connection({ stuck }: { stuck: boolean }) {
  const text = useShellText()
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div className={styles.place} role="status">
      {(stuck || !online) && (
        <p className={styles.message}>
          <Icon name="warning" />
          <span>{text(stuck ? 'failure.offline' : 'offline')}</span>
        </p>
      )}
    </div>
  )
}
