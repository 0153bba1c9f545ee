import { Component, type ReactNode } from 'react'
import { FailureNotice } from './FailureNotice'

/** Keeps the studio usable when a page cannot be loaded or drawn. */
export class FailureBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <FailureNotice /> : this.props.children
  }
}
