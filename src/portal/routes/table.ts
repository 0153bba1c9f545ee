import { eager, lazy } from '../../../renderer/engine/lazy'
import { type RoutePath, routeName, routePaths } from '../../../schemas/routes/routePaths'
import { homeQuery } from '../api/pageQueries'
import type { Query } from '../api/Query'
import { defineRoute, type NamedRoute, type Route } from '../location/Route'
import { blockPage } from '../pages/blockPage'
import { services } from '../services/index'

/** The pages that belong to no service: home, and the page that replaces all others during maintenance. */
const routesWithoutService: { readonly [P in RoutePath]?: Route } = {
  '/': defineRoute({
    layout: 'default',
    header: 'home',
    subject: 'home',
    queries: ({ scope }) => ({ page: homeQuery(scope) }),
    page: eager(blockPage<{ page: Query<'readHome'> }>('wall', ({ page }, read) => read.required(page))),
  }),
  '/maintenance': defineRoute({
    layout: 'maintenance',
    header: 'home',
    subject: 'list',
    queries: () => ({}),
    page: lazy('maintenancePage', () => import('./maintenancePage')),
  }),
}

const routes: { readonly [P in RoutePath]?: Route } = {
  ...routesWithoutService,
  ...Object.fromEntries(services.flatMap((service) => Object.entries(service.routes))),
}

const settingsSections = services.flatMap(({ settingsSection }) => settingsSection ?? [])

/** All routes of a portal that have a page, in matching order. */
export const table: readonly NamedRoute[] = routePaths.flatMap((paths) => {
  const route = routes[paths[0]]
  if (!route) return []
  return [{ ...route, name: routeName(paths[0]), paths, ...(route.hasSections && { sections: settingsSections }) }]
})
