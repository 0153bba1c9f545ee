import { contentQuery } from '../queries/pageQueries'
import { useSession } from '../session/SessionContext'
import { Detail } from './Detail'
import type { RouteProps } from './Route'

/** A content opened from a list or a map. */
export function Information({ params }: RouteProps) {
  return <Detail query={contentQuery(useSession().scope, params.uid ?? '')} of="content" />
}
