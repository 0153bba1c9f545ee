import { useMemo } from 'react'
import { datesPath, eventDatesQuery, eventsQuery, morePath, readListFilter, tagsQuery } from '../api/pageQueries'
import type { RouteProps } from '../location/RouteMatch'
import { useSession } from '../session/Session'
import { useQuery } from '../session/useQuery'
import { filterBlocks, ListPage } from '../shell/ListPage'
import { QueryError } from './QueryError'

/** The events, the next one first, or those of the day chosen in the calendar. */
export function Events({ search }: RouteProps) {
  const { scope, portal, shellText } = useSession()
  const answer = useQuery(eventsQuery(scope, search))
  const dates = useQuery(eventDatesQuery(scope, search))
  const tags = useQuery(tagsQuery(scope))
  const components = useMemo(() => {
    if (!answer || 'failure' in answer) return []
    const { items, total } = answer.data
    const { date } = readListFilter(search).filter
    const days = dates && 'data' in dates ? dates.data : []
    const data = {
      calendar: { dates: days, update: datesPath(scope) },
      list: { query: morePath('listEvents', scope, search), total, components: items },
      ...(date && { selectedDate: date }),
    }
    return [
      ...filterBlocks('/evenements', shellText('events.search'), tags),
      { type: 'calendar-list', id: 'calendar', data },
    ]
  }, [answer, dates, tags, scope, search, shellText])
  if (!answer) return null
  if ('failure' in answer) return <QueryError of="list" failure={answer.failure} />
  return (
    <ListPage
      title={shellText('events.title')}
      lead={shellText('events.lead', { name: portal.name })}
      components={components}
    />
  )
}
