import { eager, lazy } from '../../../renderer/engine/lazy'
import { type Params, type RoutePath, routeName, routePaths } from '../../../schemas/routes/routePaths'
import {
  contentQuery,
  eventDatesQuery,
  eventQuery,
  eventsQuery,
  homeQuery,
  menuQuery,
  publicationQuery,
  publicationsQuery,
  tagsQuery,
} from '../api/pageQueries'
import type { Query } from '../api/Query'
import type { NamedRoute } from '../location/Route'
import { defineRoute, type Route } from '../location/Route'
import { blockPage } from './blockPage'

type PageQuery = Query<'readHome' | 'readContent' | 'readPublication' | 'readEvent'>

const homePage = blockPage<{ page: PageQuery }>('wall', ({ page }, read) => read.required(page))
const textPage = blockPage<{ page: PageQuery }>('text', ({ page }, read) => read.required(page))
const around = { layout: 'default', header: 'default' } as const
const uidOf = ({ uid = '' }: Params) => uid

/** The route of each path that has a page. */
const routes: { readonly [P in RoutePath]?: Route } = {
  '/': defineRoute({
    ...around,
    subject: 'home',
    queries: ({ scope }) => ({ page: homeQuery(scope) }),
    page: eager(homePage),
  }),
  '/information/:uid': defineRoute({
    ...around,
    subject: 'content',
    queries: ({ scope, params }) => ({ page: contentQuery(scope, uidOf(params)) }),
    page: eager(textPage),
  }),
  '/contenu/*path': defineRoute({
    ...around,
    subject: 'content',
    queries: ({ scope, params }) => ({ page: contentQuery(scope, params.path ?? '') }),
    page: eager(textPage),
  }),
  '/publication': defineRoute({
    ...around,
    subject: 'list',
    queries: ({ scope, search }) => ({ publications: publicationsQuery(scope, search), tags: tagsQuery(scope) }),
    page: lazy('publicationsPage', () => import('./publicationsPage')),
  }),
  '/publication/:uid': defineRoute({
    ...around,
    subject: 'publication',
    queries: ({ scope, params }) => ({ page: publicationQuery(scope, uidOf(params)) }),
    page: eager(textPage),
  }),
  '/evenements': defineRoute({
    ...around,
    subject: 'list',
    queries: ({ scope, search }) => ({
      events: eventsQuery(scope, search),
      dates: eventDatesQuery(scope, search),
      tags: tagsQuery(scope),
    }),
    page: lazy('eventsPage', () => import('./eventsPage')),
  }),
  '/evenement/:uid': defineRoute({
    ...around,
    subject: 'event',
    queries: ({ scope, params }) => ({ page: eventQuery(scope, uidOf(params)) }),
    page: eager(textPage),
  }),
  '/menu': defineRoute({
    ...around,
    subject: 'list',
    queries: ({ scope }) => ({ menu: menuQuery(scope) }),
    page: lazy('menuPage', () => import('./menuPage')),
  }),
}

/** All routes of a portal that have a page, in matching order. */
export const table: readonly NamedRoute[] = routePaths.flatMap((paths) => {
  const route = routes[paths[0]]
  return route ? [{ ...route, name: routeName(paths[0]), paths }] : []
})
