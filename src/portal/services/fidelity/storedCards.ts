import { cardsItem } from '../../../../schemas/cookies/deferredItems'
import { nameInTown } from '../../../../schemas/cookies/scriptItems'
import type { FidelityCard } from '../../../../schemas/engine'
import fidelityCard from '../../../../schemas/generated/entities/fidelity-card.js'
import { installShell, removeShell } from '../../offline/shellPages'
import { offlineCards } from './offlineCards'

/** The cards of a town that the visitor saw last on this device; none where nothing valid is stored. */
export function readStoredCards(town: string): FidelityCard[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameInTown(cardsItem, town)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((card): card is FidelityCard => fidelityCard.validate(card)) : []
  } catch {
    return []
  }
}

/** Stores the cards and the page that shows them without a network, or removes both when there is no card. Never rejects. */
export async function storeCards(town: string, locale: string, cards: readonly FidelityCard[]): Promise<void> {
  try {
    const name = nameInTown(cardsItem, town)
    if (cards.length > 0) {
      localStorage.setItem(name, JSON.stringify(cards))
      await installShell(offlineCards, town, locale)
      // The last card may be gone by now.
      if (localStorage.getItem(name) === null) await removeShell(offlineCards)
    } else if (localStorage.getItem(name) !== null) {
      localStorage.removeItem(name)
      await removeShell(offlineCards)
    }
  } catch {
    // Storage that is full or forbidden: the cards need the network.
  }
}
