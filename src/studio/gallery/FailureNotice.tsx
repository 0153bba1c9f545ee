import { useStudioText } from '../texts/StudioText'
import styles from './Notice.module.css'

/** Says that a page could not be shown. Loading the studio again is the sure way to try again. */
export function FailureNotice() {
  const text = useStudioText()
  return (
    <div className={styles.notice} role="alert">
      <h1 className={styles.title}>{text('failure.title')}</h1>
      <p>{text('failure.text')}</p>
      <button type="button" className={styles.action} onClick={() => location.reload()}>
        {text('failure.retry')}
      </button>
    </div>
  )
}
