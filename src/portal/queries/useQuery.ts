import { useMemo, useSyncExternalStore } from 'react'
import type { Answer } from '../api/Answer'
import type { Data, Endpoint } from '../api/endpoints'
import { useSession } from '../session/SessionContext'
import type { Query } from './Query'

/** The answer to a query, drawn again whenever it changes; undefined until there is one. */
export function useQuery<E extends Endpoint>(query: Query<E>): Answer<Data<E>> | undefined {
  const { answers } = useSession()
  const { endpoint, address } = query
  const { watch, read } = useMemo(() => {
    const same = { endpoint, address }
    return { watch: (changed: () => void) => answers.watch(same, changed), read: () => answers.read(same) }
  }, [answers, endpoint, address])
  return useSyncExternalStore(watch, read, read)
}
