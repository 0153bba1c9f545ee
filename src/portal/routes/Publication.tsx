import { isMissing } from '../api/Answer'
import { publicationQuery } from '../queries/pageQueries'
import { useQuery } from '../queries/useQuery'
import { useSession } from '../session/SessionContext'
import { PageView } from '../shell/PageView'
import type { RouteProps } from './Drawable'
import { Failure } from './Failure'
import { Missing } from './Missing'

const other = { path: '/publication', label: 'publications.all' } as const

/** One piece of news. */
export function Publication({ params }: RouteProps) {
  const { scope } = useSession()
  const answer = useQuery(publicationQuery(scope, params.uid ?? ''))
  if (!answer) return null
  if ('failure' in answer) {
    const { failure } = answer
    return isMissing(failure) ? (
      <Missing title="missing.publication.title" other={other} />
    ) : (
      <Failure failure={failure} />
    )
  }
  return <PageView page={answer.data} layout="text" />
}
