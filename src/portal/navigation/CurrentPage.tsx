import { Component, type ReactNode, useEffect, useMemo } from 'react'
import { Loaded } from '../../../renderer/engine/lazy'
import { type Head, type ResolvedPage, type RouteMatch, tabTitle } from '../location/Route'
import { useSession } from '../session/Session'
import { useAnswers } from '../session/useAnswers'
import { contextOf, failureCode, queriesOf, resolvePage } from './preloadPage'

type Props = { match: RouteMatch }

/** The page of a route match. If it throws, an error page replaces it and the shell stays. */
export function CurrentPage({ match }: Props) {
  return (
    <PageBoundary key={match.pathname} search={match.search} fallback={<BrokenPage match={match} />}>
      <PageContent match={match} />
    </PageBoundary>
  )
}

/** Renders the page and updates it with the answers to its queries. */
function PageContent({ match }: Props) {
  const session = useSession()
  const answers = useAnswers(queriesOf(session, match))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is computed from the answers
  const page = useMemo(() => resolvePage(session, match), [session, match, answers])
  // A later failure may find the code of the failure page not loaded yet.
  return page ? (
    <Resolved page={page} />
  ) : (
    <Loaded value={failureCode} locale={session.locale}>
      {() => <PageContent match={match} />}
    </Loaded>
  )
}

function BrokenPage({ match }: Props) {
  const session = useSession()
  const context = contextOf(session, match)
  return (
    <Loaded value={failureCode} locale={session.locale}>
      {(failurePage) => <Resolved page={failurePage('list', { status: 500, code: 'internal' }, context)} />}
    </Loaded>
  )
}

const Resolved = ({ page: { head, element } }: { page: ResolvedPage }) => (
  <>
    <PageHead {...head} />
    {element}
  </>
)

type BoundaryProps = {
  search: string
  /** Shown instead of a page that throws. */
  fallback: ReactNode
  children: ReactNode
}

/** Shows `fallback` instead of a page that throws. A change of the query renders the page again. */
export class PageBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate({ search }: BoundaryProps): void {
    if (this.state.failed && search !== this.props.search) this.setState({ failed: false })
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}

/** Updates the head of the browser's document. The server writes its own. Renders nothing. */
export function PageHead(head: Head) {
  const { portal } = useSession()
  const title = tabTitle(head, portal.name)
  const { description = '', canonical } = head
  useEffect(() => {
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
    // The server knows the public origin; the browser may have reached the portal by another one.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"], link[hreflang]')) {
      const url = new URL(link.href)
      url.pathname = (link.rel === 'canonical' && canonical) || window.location.pathname
      link.href = url.href
    }
  }, [title, description, canonical])
  return null
}
