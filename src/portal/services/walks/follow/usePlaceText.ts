import { formatDistance } from '../../../../../renderer/format/formatQuantity'
import { useSession } from '../../../session/Session'
import { currentStep, type Following, isPoor, type StepOnTrack } from '../followTrack'

/** The visitor's place in words. */
export type PlaceText = {
  /** Relative to a step, such as `à 200 m de l’étape 3`, or to the track after leaving it. */
  readonly place: string
  /** Title of that step; undefined when the place is not relative to a step. */
  readonly title: string | undefined
  /** The place with the title, in one sentence. */
  readonly sentence: string
}

/** Returns a function that describes the visitor's place: at a step, on the way to the next one, or off the track. */
export function usePlaceText(steps: readonly StepOnTrack[]): (following: Following) => PlaceText {
  const { shellText: text, locale } = useSession()
  const distanceOf = (metres: number) => formatDistance(metres, locale)
  const relate = (following: Following): { place: string; step?: number } => {
    const { sample, isOffTrack, awayM, toward, nextStep, toNextM, remainingM, hasArrived } = following
    if (isPoor(sample)) return { place: text('follow.poor', { distance: distanceOf(sample.accuracy) }) }
    if (isOffTrack) {
      const direction = text(`follow.toward.${toward}`)
      return { place: text('follow.away', { distance: distanceOf(awayM), direction }) }
    }
    if (hasArrived) return { place: text('follow.arrived') }
    const step = currentStep(following, steps)
    if (step < nextStep) return { place: text('follow.atStep', { number: step + 1 }), step }
    if (step >= steps.length) return { place: text('follow.toEnd', { distance: distanceOf(remainingM) }) }
    return { place: text('follow.toStep', { distance: distanceOf(toNextM), number: step + 1 }), step }
  }
  return (following) => {
    const { place, step } = relate(following)
    const title = step === undefined ? undefined : steps[step]?.title
    return { place, title, sentence: title ? `${place}, ${title}` : place }
  }
}
