import { wallCategories } from '../../../../../schemas/inputs/wallCategories'
import type { Query } from '../../../api/Query'
import type { RoutePage } from '../../../location/Route'
import { type SubscriptionData, SubscriptionScreen } from '../SubscriptionScreen'
import { appStoreQuery, type Category, categoriesQuery, categoryQuery, storeQuery, wallQuery } from '../wallQueries'
import { wallTexts } from '../wallTexts'

type Queries = {
  wall: ReturnType<typeof wallQuery>
  categories: ReturnType<typeof categoriesQuery>
  store: Query<'readStoreCatalog'>
  appStore: Query<'listAppStore'>
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
      appStore: appStoreQuery(scope),
    }
  },
  data: ({ wall, categories, store, appStore }, read, { scope, search }) => ({
    wall: read.required(wall),
    env: scope.env,
    chosen: categoryIn(search),
    categories: read.optional(categories) ?? [],
    store: read.required(store),
    appStore: read.optional(appStore) ?? [],
  }),
  head: (_, { shellText }) => ({ status: 200, title: shellText('wall.title'), kind: 'website' }),
  blocks: ({ wall }) => [...wall.tiles.map(({ block }) => block), ...wall.components],
  Component: SubscriptionScreen,
}
