import { eager, lazy, lazyValue } from '../../../renderer/engine/lazy'
import { participationPaths } from '../../../schemas/routes/participationPaths'
import { type Params, type RoutePath, routeName, routePaths } from '../../../schemas/routes/routePaths'
import {
  contentQueries,
  contentQuery,
  eventDatesQuery,
  eventQuery,
  eventsQuery,
  homeMenuQuery,
  homeQuery,
  menuItemQuery,
  menuQuery,
  publicationQuery,
  publicationsQuery,
  publicationTypesQuery,
  searchQuery,
  tagsQuery,
} from '../api/pageQueries'
import type { Query } from '../api/Query'
import type { NamedRoute } from '../location/Route'
import { defineRoute, type Route } from '../location/Route'
import { accountRoutes } from './accountRoutes'
import { blockPage } from './blockPage'
import { fidelityRoutes } from './fidelityRoutes'

type PageQuery = Query<'readHome'>

const homePage = blockPage<{ page: PageQuery }>('wall', ({ page }, read) => read.required(page))
const textPage = lazy('textPage', () => import('./textPage'))
const list = { layout: 'default', header: 'back', subject: 'list' } as const
const titled = { ...list, header: 'title' } as const
const details = { layout: 'default', header: 'details' } as const
const walks = { layout: 'walks', header: 'details', title: 'walks.title', subject: 'content' } as const
const walkTool = { ...walks, header: 'back', queries: () => ({}) } as const
const ownForm = { ...list, title: 'subscription.title', subject: 'content' } as const
const uidOf = ({ uid = '' }: Params) => uid

/** A page of widgets. The code of all of them is one file. */
const widgetPage = <P>(choose: (pages: typeof import('./widgets/widgetPages')) => P) => {
  const page = lazyValue(async () => choose(await import('./widgets/widgetPages')))
  return Object.assign(page, { name: 'widgets/widgetPages' })
}

/** The route of each path that has a page. */
const routes: { readonly [P in RoutePath]?: Route } = {
  '/': defineRoute({
    layout: 'default',
    header: 'home',
    subject: 'home',
    queries: ({ scope }) => ({ page: homeQuery(scope) }),
    page: eager(homePage),
  }),
  '/information/:uid': defineRoute({
    ...details,
    header: 'v2',
    controls: ['favourite', 'share'],
    subject: 'content',
    queries: ({ scope, params }) => ({ page: contentQuery(scope, uidOf(params)) }),
    page: textPage,
  }),
  '/contenu/cookies': defineRoute({
    ...details,
    subject: 'content',
    queries: () => ({}),
    page: lazy('cookiesPage', () => import('./cookiesPage')),
  }),
  '/contenu/*path': defineRoute({
    ...details,
    subject: 'content',
    queries: ({ scope, params, search }) => contentQueries(scope, params.path ?? '', search),
    page: textPage,
  }),
  '/publication': defineRoute({
    ...list,
    title: 'publications.title',
    queries: ({ scope, search }) => ({
      publications: publicationsQuery(scope, search),
      types: publicationTypesQuery(scope),
      tags: tagsQuery(scope),
    }),
    page: lazy('publicationsPage', () => import('./publicationsPage')),
  }),
  '/publication/:uid': defineRoute({
    ...details,
    title: 'publications.title',
    subject: 'publication',
    queries: ({ scope, params }) => ({ page: publicationQuery(scope, uidOf(params)) }),
    page: textPage,
  }),
  '/evenements': defineRoute({
    ...list,
    title: 'events.title',
    queries: ({ scope, search }) => ({
      events: eventsQuery(scope, search),
      dates: eventDatesQuery(scope, search),
      tags: tagsQuery(scope),
    }),
    page: lazy('eventsPage', () => import('./eventsPage')),
  }),
  '/evenement/:uid': defineRoute({
    ...details,
    title: 'events.title',
    subject: 'event',
    queries: ({ scope, params }) => ({ page: eventQuery(scope, uidOf(params)) }),
    page: textPage,
  }),
  '/recherche': defineRoute({
    ...titled,
    title: 'search.title',
    hasFooter: false,
    queries: ({ scope, search }) => ({
      results: searchQuery(scope, search),
      tags: tagsQuery(scope),
      menu: menuQuery(scope),
      homeMenu: homeMenuQuery(scope),
    }),
    page: lazy('searchPage', () => import('./searchPage')),
  }),
  '/menu': defineRoute({
    ...titled,
    title: 'menu.title',
    page: lazy('menuPage', () => import('./menuPage')),
  }),
  '/balade': defineRoute({
    ...walks,
    header: 'back',
    subject: 'list',
    page: lazy('walkListPage', () => import('./walkListPage')),
  }),
  '/balade/hors-ligne': defineRoute({
    ...walkTool,
    worksOffline: true,
    page: lazy('offlinePage', () => import('./offlinePage')),
  }),
  '/balade/ou-suis-je': defineRoute({
    ...walkTool,
    page: lazy('whereAmIPage', () => import('./whereAmIPage')),
  }),
  '/balade/:uid': defineRoute({
    ...walks,
    page: lazy('walkPage', () => import('./walkPage')),
  }),
  '/balade/:uid/etape/:step': defineRoute({
    ...walks,
    page: lazy('walkStepPage', () => import('./walkStepPage')),
  }),
  '/balade/:uid/avis': defineRoute({
    ...walks,
    page: lazy('walkReviewsPage', () => import('./walkReviewsPage')),
  }),
  '/balade/:uid/suivre': defineRoute({
    ...walks,
    page: lazy('followPage', () => import('./followPage')),
  }),
  '/balade/:uid/imprimer': defineRoute({
    ...walks,
    page: lazy('walkPrintPage', () => import('./walkPrintPage')),
  }),
  '/map': defineRoute({
    ...titled,
    title: 'map.title',
    takesTitle: true,
    hasFooter: false,
    page: lazy('mapPage', () => import('./mapPage')),
  }),
  '/abonnement': defineRoute({
    layout: 'default',
    header: 'v2',
    controls: ['reorder'],
    subject: 'list',
    page: lazy('subscriptionPage', () => import('./subscriptionPage')),
  }),
  '/abonnement/ajouter': defineRoute({ ...ownForm, page: widgetPage(({ additionPage }) => additionPage) }),
  '/abonnement/regler': defineRoute({ ...ownForm, page: widgetPage(({ settingsPage }) => settingsPage) }),
  '/abonnement/retirer': defineRoute({ ...ownForm, page: widgetPage(({ removalPage }) => removalPage) }),
  '/maintenance': defineRoute({
    layout: 'maintenance',
    header: 'home',
    subject: 'list',
    queries: () => ({}),
    page: lazy('maintenancePage', () => import('./maintenancePage')),
  }),
  '/favoris': defineRoute({
    ...list,
    title: 'favourites.title',
    page: lazy('favouritesPage', () => import('./favouritesPage')),
  }),
  '/favoris/parametres': defineRoute({
    ...list,
    header: 'sort',
    title: 'favourites.settings',
    page: lazy('favouriteSettingsPage', () => import('./favouriteSettingsPage')),
  }),
  '/favoris/garder': defineRoute({
    ...ownForm,
    title: 'favourites.title',
    page: lazy('favouritePage', () => import('./favouritePage')),
  }),
  ...fidelityRoutes,
  '/parametres': defineRoute({
    ...list,
    title: 'settings.title',
    page: lazy('settingsPage', () => import('./settingsPage')),
  }),
  '/menu/:uid': defineRoute({
    ...details,
    title: 'menu.title',
    subject: 'content',
    queries: ({ scope, params }) => ({ entry: menuItemQuery(scope, uidOf(params)) }),
    page: lazy('menuSectionPage', () => import('./menuSectionPage')),
  }),
  ...Object.fromEntries(
    participationPaths.map((path) => [
      path,
      defineRoute({
        ...list,
        title: 'participate.title',
        subject: 'content',
        page: Object.assign(
          lazyValue(async () => (await import('./participation/participationPages')).participationPages[path]),
          { name: 'participation/participationPages' },
        ),
      }),
    ]),
  ),
  ...accountRoutes,
}

/** All routes of a portal that have a page, in matching order. */
export const table: readonly NamedRoute[] = routePaths.flatMap((paths) => {
  const route = routes[paths[0]]
  return route ? [{ ...route, name: routeName(paths[0]), paths }] : []
})
