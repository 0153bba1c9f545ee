import type { Block, WalkStep } from '../../../../schemas'
import { imageOf } from '../fragments/fragments'
import { type Fact, factList } from '../fragments/richText'
import { localized, type Scope } from '../Scope'
import { textsOf } from '../texts/textsOf'
import type { StepRow } from './findWalks'

/** A step of a walk, with those before and after it. `steps` are all of the walk, in order. */
export function walkStep(step: StepRow, steps: readonly StepRow[], scope: Scope): WalkStep {
  const { title } = localized(step.texts, scope)
  const index = steps.indexOf(step)
  const [previous, next] = [steps[index - 1], steps[index + 1]]
  return {
    uid: step.uid,
    context: { title },
    components: stepBlocks(step, scope),
    ...(previous && { previousStep: previous.uid }),
    ...(next && { nextStep: next.uid }),
    baladeUid: step.walk,
    number: index + 1,
    total: steps.length,
    distance: step.distance,
    lat: step.lat,
    lon: step.lon,
  }
}

function stepBlocks(step: StepRow, scope: Scope): Block[] {
  const { text, imageAlt, surface, obstacles } = localized(step.texts, scope)
  const { walks } = textsOf(scope.locale)
  const id = `step-${step.walk}-${step.uid}`
  const image = imageOf(step.image, imageAlt)
  const facts: Fact[] = [
    ...(surface ? [{ name: walks.surface, value: surface }] : []),
    ...(obstacles ? [{ name: walks.obstacles, value: obstacles }] : []),
  ]
  return [
    ...(image ? [{ type: 'image', id: `${id}-image`, data: { image } } as const] : []),
    { type: 'description', id: `${id}-text`, data: { text } },
    ...(facts.length > 0 ? [factList(`${id}-facts`, facts, scope)] : []),
  ]
}
