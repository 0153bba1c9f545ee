import type { Block, WalkDetail, WalkFilter, WalkList } from '../../../../../schemas/engine'
import type { Query } from '../../../api/Query'
import type { RoutePage } from '../../../location/Route'
import { WalkListScreen } from '../list/WalkListScreen'
import { readWalkChoice, readWalkFilter, walkFilterQuery, walkQuery, walksQuery } from '../walkQueries'
import { walkTexts } from '../walkTexts'

type Queries = { walks: Query<'listWalks'>; filter: Query<'readWalkFilter'>; walk?: Query<'readWalk'> }

export type WalkListData = {
  title: string
  description: string
  list: WalkList
  filter: WalkFilter | undefined
  components: readonly Block[]
  fields: readonly Block[]
  /** The walk selected on the map. */
  walk: WalkDetail | undefined
  /** The details of that walk, for visitors without JavaScript. */
  chosen: readonly Block[]
}

/** The walks of the town as a list or on a map. Filter, view and choice are in the address. */
export const walkListPage: RoutePage<Queries, WalkListData> = {
  texts: walkTexts,
  queries: ({ scope, search }) => {
    const { walk } = readWalkChoice(search)
    const queries = { walks: walksQuery(scope, search), filter: walkFilterQuery(scope, search) }
    return { ...queries, ...(walk && { walk: walkQuery(scope, walk) }) }
  },
  data: ({ walks, filter, walk: choice }, read, { portal, search, shellText }) => {
    const answer = read.required(walks)
    const form = read.optional(filter) ?? answer.filter
    const list = {
      ...answer,
      // Pins need no blocks, because the list has them.
      pins: answer.pins?.map(({ lat, lon, icon }) => ({ lat, lon, ...(icon && { icon }) })),
      filterCount: answer.filterCount ?? Object.keys(readWalkFilter(search)).length,
    }
    const walk = choice && read.optional(choice)
    const hasForm = new URLSearchParams(search).has('filtres')
    return {
      title: shellText('walks.title'),
      description: shellText('walks.lead', { name: portal.name }),
      list,
      filter: form,
      components: [{ type: 'walk-list', id: 'walks', data: list }],
      walk,
      chosen: walk ? [{ type: 'walk-detail', id: 'chosen-walk', data: walk }] : [],
      // The page preloads the code of its filter fields.
      fields: hasForm ? (form?.inputs ?? []).map((data): Block => ({ type: 'dynamic-input', data })) : [],
    }
  },
  head: ({ title, description }) => ({ status: 200, title, description, kind: 'website' }),
  blocks: ({ components, chosen, fields }) => [...components, ...chosen, ...fields],
  Component: WalkListScreen,
}
