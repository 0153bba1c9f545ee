import { morePath, publicationsQuery } from '../queries/pageQueries'
import { useQuery } from '../queries/useQuery'
import { useSession } from '../session/SessionContext'
import { ListPage } from '../shell/ListPage'
import type { RouteProps } from './Drawable'
import { Troubled } from './Troubled'

/** The town's news, the latest first. */
export function Publications({ search }: RouteProps) {
  const { scope, portal, shellText } = useSession()
  const answer = useQuery(publicationsQuery(scope, search))
  if (!answer) return null
  if ('failure' in answer) return <Troubled of="list" failure={answer.failure} />
  return (
    <ListPage
      title={shellText('publications.title')}
      lead={shellText('publications.lead', { name: portal.name })}
      empty={shellText('publications.empty')}
      list={answer.data}
      more={morePath('listPublications', scope, search)}
    />
  )
}
