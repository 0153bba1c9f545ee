import { lazy } from '../../../../renderer/engine/lazy'
import { defineRoute, listLayout } from '../../location/Route'
import type { Service } from '../Service'

/** The visitor's settings for this device. */
export const settings: Service = {
  routes: {
    '/parametres': defineRoute({
      ...listLayout,
      title: 'settings.title',
      hasSections: true,
      page: lazy('settingsPage', () => import('./pages/settingsPage')),
    }),
  },
}
