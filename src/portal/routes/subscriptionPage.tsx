import type { StoreCatalogue, Wall } from '../../../schemas/engine'
import type { Query } from '../api/Query'
import type { RoutePage } from '../location/Route'
import { wallTexts } from '../texts/wall/wallTexts'
import { SubscriptionScreen } from '../wall/SubscriptionScreen'
import { storeQuery, wallQuery } from '../wall/wallQueries'

type Queries = { wall: ReturnType<typeof wallQuery>; store: Query<'readStoreCatalog'> }

export type SubscriptionData = { wall: Wall; store: StoreCatalogue }

/** The visitor's services, and the catalogue of those they can add. */
export const subscriptionPage: RoutePage<Queries, SubscriptionData> = {
  texts: wallTexts,
  queries: ({ scope }) => ({ wall: wallQuery(scope), store: storeQuery(scope) }),
  data: ({ wall, store }, read) => ({ wall: read.required(wall), store: read.required(store) }),
  head: (_, { shellText }) => ({ status: 200, title: shellText('wall.title'), kind: 'website' }),
  blocks: ({ wall }) => wall.tiles.map(({ block }) => block),
  Component: SubscriptionScreen,
}
