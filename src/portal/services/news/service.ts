import { lazy } from '../../../../renderer/engine/lazy'
import { publicationQuery, publicationsQuery, publicationTypesQuery, tagsQuery } from '../../api/pageQueries'
import { defineRoute, detailsLayout, listLayout } from '../../location/Route'
import { textPage } from '../../pages/textPages'
import type { Service } from '../Service'

/** The town's news. */
export const news: Service = {
  routes: {
    '/publication': defineRoute({
      ...listLayout,
      title: 'publications.title',
      queries: ({ scope, search }) => ({
        publications: publicationsQuery(scope, search),
        types: publicationTypesQuery(scope),
        tags: tagsQuery(scope),
      }),
      page: lazy('publicationsPage', () => import('./pages/publicationsPage')),
    }),
    '/publication/:uid': defineRoute({
      ...detailsLayout,
      subject: 'publication',
      title: 'publications.title',
      queries: ({ scope, params }) => ({ page: publicationQuery(scope, params.uid ?? '') }),
      page: textPage,
    }),
  },
}
