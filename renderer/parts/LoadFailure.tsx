import { useHost } from '../engine/HostContext'
import { useText } from '../i18n/TextContext'
import { buttonClass } from './buttonClass'
import { ErrorText } from './ErrorText'
import styles from './LoadFailure.module.css'

type Props = {
  message: string
  /** Loads the part again, which then takes this place. Rejects on failure. */
  retry(): Promise<unknown>
}

/** Says that a part of the page failed to load, and offers to load it again. */
export function LoadFailure({ message, retry }: Props) {
  const text = useText()
  const { loadAgain } = useHost()
  return (
    <div className={styles.failure}>
      <ErrorText>{message}</ErrorText>
      <button
        type="button"
        className={buttonClass()}
        onClick={() => void retry().catch((error: unknown) => loadAgain?.(error))}
      >
        {text('error.retry')}
      </button>
    </div>
  )
}
