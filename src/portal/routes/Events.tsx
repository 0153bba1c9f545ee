import { eventsQuery, morePath } from '../queries/pageQueries'
import { useQuery } from '../queries/useQuery'
import { useSession } from '../session/SessionContext'
import { ListPage } from '../shell/ListPage'
import type { RouteProps } from './Drawable'
import { Troubled } from './Troubled'

/** What is on, the next first. */
export function Events({ search }: RouteProps) {
  const { scope, portal, shellText } = useSession()
  const answer = useQuery(eventsQuery(scope, search))
  if (!answer) return null
  if ('failure' in answer) return <Troubled of="list" failure={answer.failure} />
  return (
    <ListPage
      title={shellText('events.title')}
      lead={shellText('events.lead', { name: portal.name })}
      empty={shellText('events.empty')}
      list={answer.data}
      more={morePath('listEvents', scope, search)}
    />
  )
}
