import { Component, type ReactNode } from 'react'
import { useText } from '../i18n/TextContext'
import { buttonClass } from '../parts/buttonClass'
import { ErrorText } from '../parts/ErrorText'

type Props = {
  /** Loads the control again; the boundary then renders it. */
  onRetry(): unknown
  children: ReactNode
}

/** Contains a control that fails to load: the other fields stay, and the visitor can retry. */
export class LazyBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  #retry = () => {
    this.props.onRetry()
    this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? <LoadFailure onRetry={this.#retry} /> : this.props.children
  }
}

function LoadFailure({ onRetry }: { onRetry(): void }) {
  const text = useText()
  return (
    <>
      <ErrorText>{text('dynamicInput.retry')}</ErrorText>
      <button type="button" className={buttonClass()} onClick={onRetry}>
        {text('error.retry')}
      </button>
    </>
  )
}
