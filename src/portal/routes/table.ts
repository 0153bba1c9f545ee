import { eager, lazy } from '../../../renderer/engine/lazy'
import type { Params } from '../../../schemas/routes/routePaths'
import { type RoutePath, routeName, routePaths } from '../../../schemas/routes/routePaths'
import {
  contentQuery,
  eventDatesQuery,
  eventQuery,
  eventsQuery,
  homeQuery,
  publicationQuery,
  publicationsQuery,
  tagsQuery,
} from '../api/pageQueries'
import type { Route } from '../location/RouteMatch'
import { Content, Event, Information, Publication } from './detailPages'
import { Home } from './Home'

const uid = (params: Params) => params.uid ?? ''

/** The page of each route. Routes without an entry have no page yet. */
const pages: Readonly<Partial<Record<RoutePath, Omit<Route, 'name' | 'paths'>>>> = {
  '/': { queries: (scope) => [homeQuery(scope)], page: eager(Home) },
  '/information/:uid': {
    queries: (scope, params) => [contentQuery(scope, uid(params))],
    page: eager(Information),
  },
  '/contenu/*path': {
    queries: (scope, params) => [contentQuery(scope, params.path ?? '')],
    page: eager(Content),
  },
  '/publication': {
    queries: (scope, _, search) => [publicationsQuery(scope, search), tagsQuery(scope)],
    blockTypes: ['search-field', 'tag-list', 'list'],
    page: lazy('Publications', () => import('./Publications')),
  },
  '/publication/:uid': {
    queries: (scope, params) => [publicationQuery(scope, uid(params))],
    page: eager(Publication),
  },
  '/evenements': {
    queries: (scope, _, search) => [eventsQuery(scope, search), eventDatesQuery(scope, search), tagsQuery(scope)],
    blockTypes: ['search-field', 'tag-list', 'calendar-list'],
    page: lazy('Events', () => import('./Events')),
  },
  '/evenement/:uid': {
    queries: (scope, params) => [eventQuery(scope, uid(params))],
    page: eager(Event),
  },
  '/menu': { page: lazy('Menu', () => import('./Menu')) },
}

/** All routes of a portal. */
export const table: readonly Route[] = routePaths.map((paths) => ({
  name: routeName(paths[0]),
  paths,
  ...pages[paths[0]],
}))
