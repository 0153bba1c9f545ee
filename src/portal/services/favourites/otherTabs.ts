import { useEffect } from 'react'
import type { OperationId } from '../../../../schemas/engine'
import { type Session, useSession } from '../../session/Session'

let channel: BroadcastChannel | undefined

/** The channel on which tabs tell each other that favourites have changed. A tab does not receive its own messages. */
const openChannel = (): BroadcastChannel => {
  channel ??= new BroadcastChannel('beffroi_favourites')
  return channel
}

const lists: readonly unknown[] = ['listFavourites', 'readFavourites'] satisfies OperationId[]
const states: readonly unknown[] = ['checkFavourite'] satisfies OperationId[]

const refetch = ({ queries }: Pick<Session, 'queries'>, operations: readonly unknown[]): Promise<void> =>
  queries.cache.invalidateQueries({ predicate: ({ queryKey: [operation] }) => operations.includes(operation) })

/** Refetches the visible lists of favourites. Resolves when they are loaded or have failed. */
export const refetchLists = (session: Pick<Session, 'queries'>): Promise<void> => refetch(session, lists)

/** Refetches whether the visible pages are favourites. */
export const refetchStates = (session: Pick<Session, 'queries'>): Promise<void> => refetch(session, states)

/** Makes other tabs of the same browser refetch favourites. */
export const tellOtherTabs = (): void => openChannel().postMessage('changed')

/** Refetches favourites when another tab has changed them, while the component is mounted. */
export function useOtherTabs(): void {
  const session = useSession()
  useEffect(() => {
    const tabs = openChannel()
    const read = () => void refetch(session, [...lists, ...states])
    tabs.addEventListener('message', read)
    return () => tabs.removeEventListener('message', read)
  }, [session])
}
