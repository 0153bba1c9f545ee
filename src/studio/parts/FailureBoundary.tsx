import { Component, type ReactNode } from 'react'
import { useStudioText } from '../texts/StudioText'
import styles from './Notice.module.css'

/** Shows a notice in place of a page that fails to load or render. */
export class FailureBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <FailureNotice /> : this.props.children
  }
}

/** A notice that a page failed, with a button that reloads the studio. */
function FailureNotice() {
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
