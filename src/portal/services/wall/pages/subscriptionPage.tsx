import { wallCategories } from '../../../../../schemas/inputs/wallCategories'
import type { Query } from '../../../api/Query'
import type { RoutePage } from '../../../location/Route'
import { type SubscriptionData, SubscriptionScreen } from '../SubscriptionScreen'
import { type Category, categoriesQuery, categoryQuery, storeQuery, wallQuery } from '../wallQueries'
import { wallTexts } from '../wallTexts'

type Queries = {
  wall: ReturnType<typeof wallQuery>
  categories: ReturnType<typeof categoriesQuery>
  store: Query<'readStoreCatalog'>
}

/** The category of tiles that an address names; undefined for the whole wall. */
function categoryIn(search: string): Category | undefined {
  const asked = new URLSearchParams(search).get('mine')
  return wallCategories.find((category) => category === asked)
}

/** The visitor's services, and the catalogue of those they can add. */
export const subscriptionPage: RoutePage<Queries, SubscriptionData> = {
  texts: wallTexts,
  queries({ scope, search }) {
    const category = categoryIn(search)
    return {
      wall: category ? categoryQuery(scope, category) : wallQuery(scope),
      categories: categoriesQuery(scope),
      store: storeQuery(scope),
    }
  },
  data: ({ wall, categories, store }, read, { search }) => ({
    wall: read.required(wall),
    chosen: categoryIn(search),
    categories: read.optional(categories) ?? [],
    store: read.required(store),
  }),
  head: (_, { shellText }) => ({ status: 200, title: shellText('wall.title'), kind: 'website' }),
  blocks: ({ wall }) => [...wall.tiles.map(({ block }) => block), ...wall.components],
  Component: SubscriptionScreen,
}
