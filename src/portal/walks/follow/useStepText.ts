import { formatDistance } from '../../../../renderer/format/formatQuantity'
import { useSession } from '../../session/Session'
import { type Following, reachedM, type StepOnTrack } from '../followTrack'

/** Returns a function that says where the visitor is, by the next step: `à 200 m de l’étape 3`. */
export function useStepText(steps: readonly StepOnTrack[]): (following: Following) => string {
  const { shellText: text, locale } = useSession()
  return ({ nextStep, toNextM, remainingM, alongM, hasArrived }) => {
    if (hasArrived) return text('follow.arrived')
    if (nextStep >= steps.length) return text('follow.toEnd', { distance: formatDistance(remainingM, locale) })
    const reached = steps[nextStep - 1]
    if (reached && Math.abs(reached.alongM - alongM) <= reachedM) return text('follow.atStep', { number: nextStep })
    return text('follow.toStep', { distance: formatDistance(toNextM, locale), number: nextStep + 1 })
  }
}
