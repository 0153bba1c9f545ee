import type { BlockType, WalkDetail, WalkStepList } from '../../../../../schemas/engine'
import type { Query } from '../../../api/Query'
import type { RoutePage } from '../../../location/Route'
import { WalkPrintScreen } from '../detail/WalkPrintScreen'
import { walkQuery, walkStepsQuery } from '../walkQueries'
import { walkTexts } from '../walkTexts'

type Queries = { walk: Query<'readWalk'>; steps: Query<'listWalkSteps'> }

type PrintData = {
  walk: WalkDetail
  steps: WalkStepList['items']
  /** A block type whose texts the page uses; naming it preloads them. */
  texts: { type: BlockType }
}

/** A walk for printing: facts, map, steps and a QR code that leads back to it. */
export const walkPrintPage: RoutePage<Queries, PrintData> = {
  texts: walkTexts,
  queries: ({ scope, params }) => ({
    walk: walkQuery(scope, params.uid ?? ''),
    steps: walkStepsQuery(scope, params.uid ?? ''),
  }),
  data: ({ walk, steps }, read) => ({
    walk: read.required(walk),
    steps: read.optional(steps)?.items ?? [],
    texts: { type: 'walk-step' },
  }),
  head: ({ walk }, { shellText }) => ({
    status: 200,
    title: `${shellText('walks.print')} – ${walk.title}`,
    kind: 'website',
  }),
  Component: WalkPrintScreen,
}
