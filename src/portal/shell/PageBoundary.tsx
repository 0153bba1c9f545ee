import { Component, type ReactNode } from 'react'
import { Troubled } from '../routes/Troubled'

/** Keeps a page that cannot be drawn from taking the rest with it. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <Troubled of="list" failure={{ status: 500, code: 'internal' }} /> : this.props.children
  }
}
