import { useMemo } from 'react'
import { morePath, publicationsQuery, tagsQuery } from '../api/pageQueries'
import type { RouteProps } from '../location/RouteMatch'
import { useSession } from '../session/Session'
import { useQuery } from '../session/useQuery'
import { filterBlocks, ListPage } from '../shell/ListPage'
import { QueryError } from './QueryError'

/** The town's news, the latest first. */
export function Publications({ search }: RouteProps) {
  const { scope, portal, shellText } = useSession()
  const answer = useQuery(publicationsQuery(scope, search))
  const tags = useQuery(tagsQuery(scope))
  const more = morePath('listPublications', scope, search)
  const components = useMemo(() => {
    if (!answer || 'failure' in answer) return []
    const { items, total } = answer.data
    const emptyText = shellText('publications.empty')
    return [
      ...filterBlocks('/publication', shellText('publications.search'), tags),
      { type: 'list', data: { components: items, total, query: more, emptyText } },
    ]
  }, [answer, tags, more, shellText])
  if (!answer) return null
  if ('failure' in answer) return <QueryError of="list" failure={answer.failure} />
  return (
    <ListPage
      title={shellText('publications.title')}
      lead={shellText('publications.lead', { name: portal.name })}
      components={components}
    />
  )
}
