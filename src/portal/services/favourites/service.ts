import { lazy, lazyValue } from '../../../../renderer/engine/lazy'
import { defineRoute, listLayout, onServer } from '../../location/Route'
import type { Service } from '../Service'

const parameters = ['type', 'uid', 'from', 'done']

/** What the visitor keeps: pages and widgets. */
export const favourites: Service = {
  routes: {
    '/favoris': defineRoute({
      ...listLayout,
      title: 'favourites.title',
      ...onServer({ isOwn: true }),
      page: lazy('favouritesPage', () => import('./pages/favouritesPage')),
    }),
    '/favoris/parametres': defineRoute({
      ...listLayout,
      header: 'sort',
      title: 'favourites.settings',
      ...onServer({ parameters, isOwn: true }),
      page: lazy('favouriteSettingsPage', () => import('./pages/favouriteSettingsPage')),
    }),
    '/favoris/garder': defineRoute({
      ...listLayout,
      subject: 'content',
      title: 'favourites.title',
      ...onServer({ parameters, isOwn: true }),
      page: lazy('favouritePage', () => import('./pages/favouritePage')),
    }),
  },
  listen: lazy('listenToFavourites', () => import('./listenToFavourites')),
  settingsSection: lazy('FavouriteSettings', () => import('./FavouriteSettings')),
  heart: lazyValue((locale) => import('./FavouriteHeart').then(({ loadHeart }) => loadHeart(locale))),
}
