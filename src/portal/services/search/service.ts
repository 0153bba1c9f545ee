import { lazy } from '../../../../renderer/engine/lazy'
import { homeMenuQuery, menuQuery, searchQuery, tagsQuery } from '../../api/pageQueries'
import { defineRoute, listLayout } from '../../location/Route'
import type { Service } from '../Service'

/** The search over everything that the town publishes. */
export const search: Service = {
  routes: {
    '/recherche': defineRoute({
      ...listLayout,
      header: 'title',
      title: 'search.title',
      hasFooter: false,
      queries: ({ scope, search }) => ({
        results: searchQuery(scope, search),
        tags: tagsQuery(scope),
        menu: menuQuery(scope),
        homeMenu: homeMenuQuery(scope),
      }),
      page: lazy('searchPage', () => import('./pages/searchPage')),
    }),
  },
}
