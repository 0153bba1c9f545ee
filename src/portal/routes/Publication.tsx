import { publicationQuery } from '../queries/pageQueries'
import { useSession } from '../session/SessionContext'
import { Detail } from './Detail'
import type { RouteProps } from './Route'

/** One piece of news. */
export function Publication({ params }: RouteProps) {
  return <Detail query={publicationQuery(useSession().scope, params.uid ?? '')} of="publication" />
}
