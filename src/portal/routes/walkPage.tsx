import type { Block, WalkDetail } from '../../../schemas/engine'
import type { Query } from '../api/Query'
import type { RoutePage } from '../location/Route'
import { walkTexts } from '../texts/walks/walkTexts'
import { WalkScreen } from '../walks/detail/WalkScreen'
import { walkQuery } from '../walks/walkQueries'

type WalkData = { walk: WalkDetail; components: readonly Block[]; locale: string | undefined }

/** A walk, and what to do to set out on it. */
export const walkPage: RoutePage<{ walk: Query<'readWalk'> }, WalkData> = {
  texts: walkTexts,
  queries: ({ scope, params }) => ({ walk: walkQuery(scope, params.uid ?? '') }),
  data: ({ walk: query }, read) => {
    const walk = read.required(query)
    return { walk, components: [{ type: 'walk-detail', id: 'walk', data: walk }], locale: walk.locale }
  },
  head: ({ walk: { title, description, image } }) => ({
    status: 200,
    title,
    description: description?.text,
    image,
    kind: 'article',
  }),
  blocks: ({ components }) => components,
  Component: WalkScreen,
}
