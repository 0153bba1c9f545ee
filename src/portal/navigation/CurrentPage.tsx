import { useMemo } from 'react'
import { Loaded } from '../../../renderer/engine/lazy'
import type { ResolvedPage } from '../location/Route'
import type { RouteMatch } from '../location/RouteMatch'
import { useSession } from '../session/Session'
import { useAnswers } from '../session/useAnswers'
import { PageHead } from '../shell/PageHead'
import { PageBoundary } from './PageBoundary'
import { contextOf, failureCode, queriesOf, resolvePage } from './preloadPage'

type Props = { match: RouteMatch }

/** The page of a route match. When it throws, an error takes its place and the shell stays. */
export function CurrentPage({ match }: Props) {
  return (
    <PageBoundary key={match.pathname} search={match.search} fallback={<BrokenPage match={match} />}>
      <PageContent match={match} />
    </PageBoundary>
  )
}

/** The page, which follows the answers to its queries. */
function PageContent({ match }: Props) {
  const session = useSession()
  const answers = useAnswers(queriesOf(session, match))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is computed from the answers
  const page = useMemo(() => resolvePage(session, match), [session, match, answers])
  // The code of the failure page is not here yet when an answer fails later than the first time.
  return page ? <Resolved page={page} /> : <Loaded value={failureCode}>{() => <PageContent match={match} />}</Loaded>
}

function BrokenPage({ match }: Props) {
  const context = contextOf(useSession(), match)
  return (
    <Loaded value={failureCode}>
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
