import type { Data } from '../api/endpoints'
import type { Query } from '../queries/Query'
import { useQuery } from '../queries/useQuery'
import { PageView } from '../shell/PageView'
import { QueryError } from './Troubled'

type PageEndpoint = 'readContent' | 'readPublication' | 'readEvent'

type Props<E extends PageEndpoint> = { query: Query<E>; of: 'content' | 'publication' | 'event' }

/** One thing to read, as wide as a text reads well. */
export function Detail<E extends PageEndpoint>({ query, of }: Props<E>) {
  const answer = useQuery(query)
  if (!answer) return null
  if ('failure' in answer) return <QueryError of={of} failure={answer.failure} />
  const page: Data<PageEndpoint> = answer.data
  return <PageView page={page} layout="text" />
}
