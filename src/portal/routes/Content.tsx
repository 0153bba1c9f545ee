import { isMissing } from '../api/Answer'
import { contentQuery } from '../queries/pageQueries'
import { useQuery } from '../queries/useQuery'
import { useSession } from '../session/SessionContext'
import { PageView } from '../shell/PageView'
import type { RouteProps } from './Drawable'
import { Failure } from './Failure'
import { Missing } from './Missing'

const other = { path: '/menu', label: 'missing.other' } as const

/** A page of the town's own. */
export function Content({ params }: RouteProps) {
  const { scope } = useSession()
  const answer = useQuery(contentQuery(scope, params.path ?? ''))
  if (!answer) return null
  if ('failure' in answer) {
    const { failure } = answer
    return isMissing(failure) ? <Missing title="missing.content.title" other={other} /> : <Failure failure={failure} />
  }
  return <PageView page={answer.data} layout="text" />
}
