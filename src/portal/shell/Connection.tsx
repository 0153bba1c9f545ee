import { Icon } from '../../../renderer/parts/Icon'
import { useShellText } from '../session/Session'
import { useVisitor } from '../session/useVisitor'
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
