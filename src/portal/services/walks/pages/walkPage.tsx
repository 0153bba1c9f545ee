import type { Block, WalkDetail } from '../../../../../schemas/engine'
import type { Query } from '../../../api/Query'
import type { RoutePage } from '../../../location/Route'
import { WalkScreen } from '../detail/WalkScreen'
import { walkQuery } from '../walkQueries'
import { walkTexts } from '../walkTexts'

type WalkData = Pick<WalkDetail, 'title' | 'image'> & {
  description: string | undefined
  walk: WalkDetail
  /** The walk as a block, and the blocks with further details. */
  components: readonly Block[]
  details: readonly Block[]
  locale: string | undefined
}

/** A walk and the tools to set out on it. */
export const walkPage: RoutePage<{ walk: Query<'readWalk'> }, WalkData> = {
  texts: walkTexts,
  queries: ({ scope, params }) => ({ walk: walkQuery(scope, params.uid ?? '') }),
  data: ({ walk: query }, read) => {
    const walk = read.required(query)
    const { title, description, image, locale } = walk
    const { components: details = [], ...data } = walk
    const components: Block[] = [{ type: 'walk-detail', id: 'walk', data }]
    return { title, description: description?.text, image, locale, walk, components, details }
  },
  head: ({ title, description, image }) => ({ status: 200, title, description, image, kind: 'article' }),
  blocks: ({ components, details }) => [...components, ...details],
  Component: WalkScreen,
}
