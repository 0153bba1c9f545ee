import type { Data } from '../api/endpoints'
import { contentQuery, eventQuery, publicationQuery } from '../api/pageQueries'
import type { Query } from '../api/Query'
import type { RouteProps } from '../location/RouteMatch'
import { useSession } from '../session/Session'
import { useQuery } from '../session/useQuery'
import { PageView } from '../shell/PageView'
import { QueryError } from './QueryError'

/** A content page of the town. */
export function Content({ params }: RouteProps) {
  return <Detail query={contentQuery(useSession().scope, params.path ?? '')} of="content" />
}

/** A content page opened from a list or a map. */
export function Information({ params }: RouteProps) {
  return <Detail query={contentQuery(useSession().scope, params.uid ?? '')} of="content" />
}

export function Publication({ params }: RouteProps) {
  return <Detail query={publicationQuery(useSession().scope, params.uid ?? '')} of="publication" />
}

export function Event({ params }: RouteProps) {
  return <Detail query={eventQuery(useSession().scope, params.uid ?? '')} of="event" />
}

type PageEndpoint = 'readContent' | 'readPublication' | 'readEvent'

type Props<E extends PageEndpoint> = { query: Query<E>; of: 'content' | 'publication' | 'event' }

/** The page that a query answers, in the width of a text. */
function Detail<E extends PageEndpoint>({ query, of }: Props<E>) {
  const answer = useQuery(query)
  if (!answer) return null
  if ('failure' in answer) return <QueryError of={of} failure={answer.failure} />
  const page: Data<PageEndpoint> = answer.data
  return <PageView page={page} layout="text" />
}
