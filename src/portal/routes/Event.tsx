import { isMissing } from '../api/Answer'
import { eventQuery } from '../queries/pageQueries'
import { useQuery } from '../queries/useQuery'
import { useSession } from '../session/SessionContext'
import { PageView } from '../shell/PageView'
import type { RouteProps } from './Drawable'
import { Failure } from './Failure'
import { Missing } from './Missing'

const other = { path: '/evenements', label: 'events.all' } as const

/** One event. */
export function Event({ params }: RouteProps) {
  const { scope } = useSession()
  const answer = useQuery(eventQuery(scope, params.uid ?? ''))
  if (!answer) return null
  if ('failure' in answer) {
    const { failure } = answer
    return isMissing(failure) ? <Missing title="missing.event.title" other={other} /> : <Failure failure={failure} />
  }
  return <PageView page={answer.data} layout="text" />
}
