import { homeQuery } from '../api/pageQueries'
import { useSession } from '../session/Session'
import { useQuery } from '../session/useQuery'
import { PageView } from '../shell/PageView'
import { QueryError } from './QueryError'

/** The home page of the portal. */
export function Home() {
  const { scope } = useSession()
  const answer = useQuery(homeQuery(scope))
  if (!answer) return null
  if ('failure' in answer) return <QueryError of="home" failure={answer.failure} />
  return <PageView page={answer.data} layout="wall" />
}
