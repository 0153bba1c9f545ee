import { useEffect, useRef } from 'react'
import { useHydrated } from '../../../../renderer/parts/useHydrated'
import type { SubscribedEvent } from '../../../../schemas/engine'
import { useSession } from '../../session/Session'
import { readStoredTickets, storeTicket, storeTickets } from './storedTickets'

export type ShownTickets = { tickets: readonly SubscribedEvent[]; isStored: boolean }

/**
 * The registrations to show: those that were read, which are stored on the device, or else the stored ones. Undefined on the server
 * where none could be read.
 */
export function useTickets(read: readonly SubscribedEvent[] | undefined): ShownTickets | undefined {
  const { portal, locale } = useSession()
  const hydrated = useHydrated()
  const town = portal.cardName
  useStoring(read, (tickets) => storeTickets(town, locale, tickets))
  if (read) return { tickets: read, isStored: false }
  return hydrated ? { tickets: readStoredTickets(town), isStored: true } : undefined
}

/** The registration of a uid: the one that was read, by its link if the address has its secret, or else the stored one. */
export function useTicket(
  uid: string,
  read: SubscribedEvent | undefined,
  isLinked: boolean,
): { ticket: SubscribedEvent | undefined; isStored: boolean } {
  const { portal, locale } = useSession()
  const hydrated = useHydrated()
  const town = portal.cardName
  useStoring(read, (ticket) => storeTicket(town, locale, ticket, isLinked))
  if (read || !hydrated) return { ticket: read, isStored: false }
  return { ticket: readStoredTickets(town).find(({ subscription }) => subscription.uid === uid), isStored: true }
}

/** Stores what was read. Whatever else the page reads again, what is equal is stored once. */
function useStoring<T>(read: T | undefined, store: (read: T) => Promise<void>): void {
  const stored = useRef<string>(undefined)
  useEffect(() => {
    const text = read && JSON.stringify(read)
    if (read === undefined || text === stored.current) return
    stored.current = text
    void store(read)
  })
}
