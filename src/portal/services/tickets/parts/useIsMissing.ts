import { isMissing } from '../../../api/Query'
import { useSession } from '../../../session/Session'
import { ticketQuery } from '../ticketQueries'

/** Whether the town says that the visitor has no such registration, rather than nothing, for want of a network. */
export function useIsMissing(uid: string, code: string | undefined): boolean {
  const session = useSession()
  const answer = session.queries.read(ticketQuery(session, uid, code))
  return answer !== undefined && 'failure' in answer && isMissing(answer.failure)
}
