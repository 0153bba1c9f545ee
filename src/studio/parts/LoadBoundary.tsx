import { Component, type ReactNode } from 'react'

type Props = {
  /** Rendered in place of what failed. */
  failure: ReactNode
  children: ReactNode
}

/** Contains a part that fails to load or to render. */
export class LoadBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.failure : this.props.children
  }
}
