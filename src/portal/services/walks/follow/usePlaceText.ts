import { formatDistance } from '../../../../../renderer/format/formatQuantity'
import { useSession } from '../../../session/Session'
import { type Following, isPoor, reachedM, type StepOnTrack } from '../followTrack'

/**
 * Returns a function that describes the visitor's place: relative to the next step, such as `à 200 m de l’étape 3`,
 * or to the track after leaving it.
 */
export function usePlaceText(steps: readonly StepOnTrack[]): (following: Following) => string {
  const { shellText: text, locale } = useSession()
  const distanceOf = (metres: number) => formatDistance(metres, locale)
  return ({ sample, isOffTrack, awayM, toward, nextStep, toNextM, remainingM, alongM, hasArrived }) => {
    if (isPoor(sample)) return text('follow.poor', { distance: distanceOf(sample.accuracy) })
    if (isOffTrack)
      return text('follow.away', { distance: distanceOf(awayM), direction: text(`follow.toward.${toward}`) })
    if (hasArrived) return text('follow.arrived')
    if (nextStep >= steps.length) return text('follow.toEnd', { distance: distanceOf(remainingM) })
    const reached = steps[nextStep - 1]
    if (reached && Math.abs(reached.alongM - alongM) <= reachedM) return text('follow.atStep', { number: nextStep })
    return text('follow.toStep', { distance: distanceOf(toNextM), number: nextStep + 1 })
  }
}
