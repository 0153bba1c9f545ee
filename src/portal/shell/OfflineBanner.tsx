import { useSyncExternalStore } from 'react'
import { Icon } from '../../../renderer/parts/Icon'
import { useShellText } from '../session/SessionContext'
import styles from './OfflineBanner.module.css'

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Says so for as long as there is no network. */
export function OfflineBanner() {
  const text = useShellText()
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!online && (
        <p className={styles.offline}>
          <Icon name="warning" />
          {text('offline')}
        </p>
      )}
    </div>
  )
}
