import type { PrestationView } from '../../../../schemas/engine'
import { foldText } from '../../../../schemas/inputs/foldText'

/** The prestations with every word of a query in their title, category or description. */
export function findPrestations(prestations: readonly PrestationView[], query: string): readonly PrestationView[] {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return prestations
  return prestations.filter(({ title, category, description }) => {
    const folded = foldText(`${title} ${category} ${description}`)
    return words.every((word) => folded.includes(word))
  })
}
