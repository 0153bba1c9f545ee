import { useMemo, useSyncExternalStore } from 'react'
import type { Data, Endpoint } from '../api/endpoints'
import type { Answer, Query } from '../api/Query'
import { useSession } from './Session'

/** The current answer to a query; undefined until there is one. */
export function useQuery<E extends Endpoint>(query: Query<E>): Answer<Data<E>> | undefined {
  const { answers } = useSession()
  const { endpoint, address } = query
  const { watch, read } = useMemo(() => {
    const same = { endpoint, address }
    return { watch: (changed: () => void) => answers.watch(same, changed), read: () => answers.read(same) }
  }, [answers, endpoint, address])
  return useSyncExternalStore(watch, read, read)
}
