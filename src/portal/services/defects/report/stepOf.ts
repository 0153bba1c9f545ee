import type { DefectCategory, NearbyReport } from '../../../../../schemas/engine'
import type { ReportChoice } from './ReportChoice'

/** The steps of a report. A step that nothing is left to do in is skipped. */
export type ReportStep = 'start' | 'place' | 'category' | 'danger' | 'nearby' | 'details'

type Facts = {
  choice: ReportChoice
  /** The chosen category; undefined when none is chosen, or when the town no longer offers it. */
  category: DefectCategory | undefined
  /** Whether the position is outside of the town. */
  isOutside: boolean
  nearby: readonly NearbyReport[]
}

/** The step that an address opens: the one it names, or else the first that is not done. */
export function stepOf({ choice, category, isOutside, nearby }: Facts): ReportStep {
  const { lat, step, safe, other } = choice
  // Whoever is in danger must not fill in anything first.
  if (category?.urgent !== undefined && safe === undefined) return 'danger'
  if (step !== undefined) return step
  if (lat === undefined) return choice.category === undefined ? 'start' : 'place'
  if (isOutside) return 'place'
  if (!category) return 'category'
  return nearby.length > 0 && other === undefined ? 'nearby' : 'details'
}
