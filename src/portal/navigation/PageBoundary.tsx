import { Component, type ReactNode } from 'react'

type Props = {
  search: string
  /** Shown instead of a page that throws. */
  fallback: ReactNode
  children: ReactNode
}

/** Shows an error instead of a page that throws, so that the shell stays. A change of the query renders the page again. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate({ search }: Props): void {
    if (this.state.failed && search !== this.props.search) this.setState({ failed: false })
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
