import { lazy } from '../../../../renderer/engine/lazy'
import { contentQueries, contentQuery, menuItemQuery } from '../../api/pageQueries'
import { defineRoute, detailsLayout, listLayout } from '../../location/Route'
import { textPage } from '../../pages/textPages'
import type { Service } from '../Service'

const details = { ...detailsLayout, subject: 'content' } as const

/** The town's pages of text, and its menu. */
export const content: Service = {
  routes: {
    '/information/:uid': defineRoute({
      ...details,
      header: 'v2',
      controls: ['favourite', 'share'],
      queries: ({ scope, params }) => ({ page: contentQuery(scope, params.uid ?? '') }),
      page: textPage,
    }),
    '/contenu/cookies': defineRoute({
      ...details,
      queries: () => ({}),
      page: lazy('cookiesPage', () => import('./pages/cookiesPage')),
    }),
    '/contenu/*path': defineRoute({
      ...details,
      queries: ({ scope, params, search }) => contentQueries(scope, params.path ?? '', search),
      page: textPage,
    }),
    '/menu': defineRoute({
      ...listLayout,
      header: 'title',
      title: 'menu.title',
      page: lazy('menuPage', () => import('./pages/menuPage')),
    }),
    '/menu/:uid': defineRoute({
      ...details,
      title: 'menu.title',
      queries: ({ scope, params }) => ({ entry: menuItemQuery(scope, params.uid ?? '') }),
      page: lazy('menuSectionPage', () => import('./pages/menuSectionPage')),
    }),
  },
}
