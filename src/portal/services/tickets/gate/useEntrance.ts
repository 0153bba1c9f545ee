import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSession } from '../../../session/Session'
import type { Entrance, EntranceState } from './createEntrance'
import { keepPage, type Opened, openEntrance, removePast } from './openEntrance'

/** Time between two exchanges with the server while the page is shown, in ms. */
const exchangeMs = 20_000

export type OpenEntrance = {
  entrance: Entrance
  /** Whether the page opens without a network on this device; undefined until it is known. */
  isKept: boolean | undefined
}

/**
 * Opens the entrance of an event, and exchanges its scans while the page is shown. `opening` at first, and `missing` when neither the
 * server nor the device has the event.
 */
export function useEntrance(event: string, opened: Opened | undefined): OpenEntrance | 'opening' | 'missing' {
  const session = useSession()
  const [entrance, setEntrance] = useState<Entrance | 'missing'>()
  const [isKept, setKept] = useState<boolean>()
  // The answer of the server's page opens it; later ones come by the exchange.
  const [first] = useState(opened)
  useEffect(() => {
    let isOver = false
    const { portal, clock } = session
    void openEntrance(session, event, first).then(async (next) => {
      if (isOver) return
      setEntrance(next ?? 'missing')
      if (!next) return
      const kept = await keepPage(session)
      if (!isOver) setKept(kept)
      await removePast(portal.cardName, clock.now().getTime())
    })
    return () => {
      isOver = true
    }
  }, [session, event, first])
  const isOpen = typeof entrance === 'object' ? entrance : undefined
  useEffect(() => isOpen && exchangeWhileShown(isOpen), [isOpen])
  if (entrance === undefined) return 'opening'
  return entrance === 'missing' ? 'missing' : { entrance, isKept }
}

/** Exchanges scans now, at intervals while the page is visible, and when the network or the visitor comes back. */
function exchangeWhileShown({ sync }: Entrance): () => void {
  const exchange = () => {
    if (document.visibilityState === 'visible') void sync()
  }
  const timer = setInterval(exchange, exchangeMs)
  document.addEventListener('visibilitychange', exchange)
  window.addEventListener('online', exchange)
  exchange()
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', exchange)
    window.removeEventListener('online', exchange)
  }
}

export const useEntranceState = ({ subscribe, read }: Entrance): EntranceState =>
  useSyncExternalStore(subscribe, read, read)
