import { useEffect, useRef } from 'react'
import { useHydrated } from '../../../../renderer/parts/useHydrated'
import type { FidelityCard } from '../../../../schemas/engine'
import { useSession } from '../../session/Session'
import { readStoredCards, storeCards } from './storedCards'

export type ShownCards = { cards: readonly FidelityCard[]; isStored: boolean }

/**
 * The cards to show: those that were read, which are stored on the device, or else the stored ones. Undefined on the server where
 * none could be read.
 */
export function useCards(read: readonly FidelityCard[] | undefined): ShownCards | undefined {
  const { portal, locale } = useSession()
  const hydrated = useHydrated()
  const stored = useRef<string>(undefined)
  const town = portal.cardName
  useEffect(() => {
    const text = read && JSON.stringify(read)
    // Whatever else the page reads again, equal cards are stored once.
    if (text === undefined || text === stored.current) return
    stored.current = text
    void storeCards(town, locale, read ?? [])
  }, [town, locale, read])
  if (read) return { cards: read, isStored: false }
  return hydrated ? { cards: readStoredCards(town), isStored: true } : undefined
}
