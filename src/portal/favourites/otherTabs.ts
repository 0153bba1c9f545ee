import { useEffect } from 'react'
import type { ReadOperation } from '../api/checkAnswer'
import { type Session, useSession } from '../session/Session'

let channel: BroadcastChannel | undefined

/** On what the tabs of the portal tell each other that favourites have changed. A tab does not hear itself. */
const openChannel = (): BroadcastChannel => {
  channel ??= new BroadcastChannel('beffroi_favourites')
  return channel
}

const lists: readonly unknown[] = ['listFavourites', 'readFavourites'] satisfies ReadOperation[]
const states: readonly unknown[] = ['checkFavourite'] satisfies ReadOperation[]

const refetch = ({ queries }: Pick<Session, 'queries'>, operations: readonly unknown[]): Promise<void> =>
  queries.cache.invalidateQueries({ predicate: ({ queryKey: [operation] }) => operations.includes(operation) })

/** Fetches the lists of favourites that are shown again. Resolves once they are there, or cannot be. */
export const refetchLists = (session: Pick<Session, 'queries'>): Promise<void> => refetch(session, lists)

/** Checks again whether what is shown is a favourite. */
export const refetchStates = (session: Pick<Session, 'queries'>): Promise<void> => refetch(session, states)

/** Has other tabs of the same browser show what changed here. */
export const tellOtherTabs = (): void => openChannel().postMessage('changed')

/** Shows what other tabs of the same browser changed, while the component is there. */
export function useOtherTabs(): void {
  const session = useSession()
  useEffect(() => {
    const tabs = openChannel()
    const read = () => void refetch(session, [...lists, ...states])
    tabs.addEventListener('message', read)
    return () => tabs.removeEventListener('message', read)
  }, [session])
}
