import { isMissing } from '../api/Answer'
import { contentQuery } from '../queries/pageQueries'
import { useQuery } from '../queries/useQuery'
import { useSession } from '../session/SessionContext'
import { PageView } from '../shell/PageView'
import type { RouteProps } from './Drawable'
import { Failure } from './Failure'
import { Missing } from './Missing'

const other = { path: '/menu', label: 'missing.other' } as const

/** A content opened from a list or a map. */
export function Information({ params }: RouteProps) {
  const { scope } = useSession()
  const answer = useQuery(contentQuery(scope, params.uid ?? ''))
  if (!answer) return null
  if ('failure' in answer) {
    const { failure } = answer
    return isMissing(failure) ? <Missing title="missing.content.title" other={other} /> : <Failure failure={failure} />
  }
  return <PageView page={answer.data} layout="text" />
}
