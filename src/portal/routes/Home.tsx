import { homeQuery } from '../queries/pageQueries'
import { useQuery } from '../queries/useQuery'
import { useSession } from '../session/SessionContext'
import { PageView } from '../shell/PageView'
import { QueryError } from './Troubled'

/** The wall every visit begins with. */
export function Home() {
  const { scope } = useSession()
  const answer = useQuery(homeQuery(scope))
  if (!answer) return null
  if ('failure' in answer) return <QueryError of="home" failure={answer.failure} />
  return <PageView page={answer.data} layout="wall" />
}
