import { eventQuery } from '../queries/pageQueries'
import { useSession } from '../session/SessionContext'
import { Detail } from './Detail'
import type { RouteProps } from './Route'

/** One event. */
export function Event({ params }: RouteProps) {
  return <Detail query={eventQuery(useSession().scope, params.uid ?? '')} of="event" />
}
