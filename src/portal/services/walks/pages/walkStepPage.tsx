import type { Block, WalkDetail, WalkStep } from '../../../../../schemas/engine'
import type { Query } from '../../../api/Query'
import type { RoutePage } from '../../../location/Route'
import { WalkStepScreen } from '../detail/WalkStepScreen'
import { walkQuery, walkStepQuery } from '../walkQueries'
import { walkTexts } from '../walkTexts'

type Queries = { walk: Query<'readWalk'>; step: Query<'readWalkStep'> }

type WalkStepData = {
  walk: WalkDetail | undefined
  step: WalkStep
  components: readonly Block[]
  locale: string | undefined
}

/** A step of a walk. */
export const walkStepPage: RoutePage<Queries, WalkStepData> = {
  texts: walkTexts,
  queries: ({ scope, params }) => ({
    walk: walkQuery(scope, params.uid ?? ''),
    step: walkStepQuery(scope, params.uid ?? '', params.step ?? ''),
  }),
  data: ({ walk: walkQuery, step: stepQuery }, read) => {
    const step = read.required(stepQuery)
    const walk = read.optional(walkQuery)
    return { walk, step, components: [{ type: 'walk-step', id: 'step', data: step }], locale: walk?.locale }
  },
  head: ({ walk, step }) => ({
    status: 200,
    title: [step.context.title, walk?.title].filter(Boolean).join(' – '),
    image: walk?.image,
    kind: 'article',
  }),
  blocks: ({ components }) => components,
  Component: WalkStepScreen,
}
