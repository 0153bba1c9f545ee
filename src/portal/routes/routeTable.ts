import { lazy } from '../../../renderer/engine/lazy'
import type { RoutePath } from '../../../schemas/routes/routePaths'
import { defineRoute, type Route } from '../location/Route'
import { services } from '../services/index'
import { homeRoute } from './homeRoute'

/** The pages that belong to no service: home, and the page that replaces all others during maintenance. */
const routesWithoutService: { readonly [P in RoutePath]?: Route } = {
  '/': homeRoute,
  '/maintenance': defineRoute({
    layout: 'maintenance',
    header: 'home',
    subject: 'list',
    queries: () => ({}),
    page: lazy('maintenancePage', () => import('./maintenancePage')),
  }),
}

export { services }

const settingsSections = services.flatMap(({ settingsSection }) => settingsSection ?? [])

/** All routes of a portal that have a page, by the first of their paths. Every page but the home loads them. */
export const routeTable: ReadonlyMap<string, Route> = new Map(
  [routesWithoutService, ...services.map(({ routes }) => routes)]
    .flatMap((routes) => Object.entries(routes))
    .map(([path, route]) => [path, route.hasSections ? { ...route, sections: settingsSections } : route]),
)

/** The route of addresses that match no other. */
export const notFoundRoute = defineRoute({
  layout: 'error',
  header: 'back',
  subject: 'content',
  queries: () => ({}),
  page: lazy('notFoundPage', () => import('./notFoundPage')),
})
