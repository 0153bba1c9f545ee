import type { Block, WalkStep } from '../../../../schemas'
import { localized, type Scope } from '../call/Scope'
import { imageOf } from '../fragments/fragments'
import { type Fact, factList } from '../fragments/richText'
import { formatMetres } from '../texts/formatLength'
import { textsOf } from '../texts/textsOf'
import type { StepRow } from './findWalks'

/** Returns a step of a walk with the uids of its neighbours. `steps` are all steps of the walk, in order. */
export function walkStep(step: StepRow, steps: readonly StepRow[], scope: Scope): WalkStep {
  const { title } = localized(step.texts, scope)
  const index = steps.indexOf(step)
  const previous = steps[index - 1]
  const next = steps[index + 1]
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
  const texts = textsOf(scope.locale)
  const id = `step-${step.walk}-${step.uid}`
  const image = imageOf(step.image, imageAlt)
  const facts: Fact[] = [
    ...(step.leg.length > 0 ? [{ name: texts('walk.leg.next'), value: legText(step.leg, scope) }] : []),
    ...(surface ? [{ name: texts('walk.surface'), value: surface }] : []),
    ...(obstacles ? [{ name: texts('walk.obstacles'), value: obstacles }] : []),
  ]
  return [
    ...(image ? [{ type: 'image', id: `${id}-image`, data: { image } } as const] : []),
    { type: 'description', id: `${id}-text`, data: { text } },
    ...(facts.length > 0 ? [factList(`${id}-facts`, facts, scope)] : []),
  ]
}

/** Smaller climbs are not described, in metres. */
const minClimb = 3

/** Describes the way to the next step, such as `left, along “Rue du Halage”, for 480 m, 12 m of climb`. */
function legText({ length, ascent, descent, turn, way }: StepRow['leg'], { locale }: Scope): string {
  const texts = textsOf(locale)
  const metres = (value: number) => formatMetres(value, locale)
  const climbs = [
    ...(ascent >= minClimb ? [texts('walk.leg.ascent', { metres: metres(ascent) })] : []),
    ...(descent >= minClimb ? [texts('walk.leg.descent', { metres: metres(descent) })] : []),
  ]
  return [
    ...(turn ? [texts(`walk.turn.${turn}`)] : []),
    ...(way ? [texts('walk.leg.way', { way })] : []),
    texts('walk.leg.length', { distance: metres(length) }),
    ...(climbs.length > 0 ? climbs : [texts('walk.leg.flat')]),
  ].join(', ')
}
