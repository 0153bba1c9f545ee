import type { FidelityCard } from '../../../../schemas/engine'
import { foldText } from '../../../../schemas/inputs/foldText'

/** The cards whose title has every word of a query, or whose number has the query in it, without its spaces. */
export function findCards(cards: readonly FidelityCard[], query: string): readonly FidelityCard[] {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return cards
  const joined = words.join('')
  return cards.filter(({ title, number }) => {
    const folded = foldText(title)
    return words.every((word) => folded.includes(word)) || foldText(number).replaceAll(/\s/g, '').includes(joined)
  })
}
