import { contentQuery } from '../queries/pageQueries'
import { useSession } from '../session/SessionContext'
import { Detail } from './Detail'
import type { RouteProps } from './Route'

/** A page of the town's own. */
export function Content({ params }: RouteProps) {
  return <Detail query={contentQuery(useSession().scope, params.path ?? '')} of="content" />
}
